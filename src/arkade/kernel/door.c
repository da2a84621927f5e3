/* The fastest way from Python into compiled entries: one callable for each entry of a game.

   It takes numbers and buffers, sees that the buffers are of the right type, gives the entry their addresses and
   lengths after that of the game's table, and room to work in. The entry itself sees that they are long enough.
   Built for the stable interface of Python 3.11: one library serves all later versions. */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST 24      /* arguments of an entry, room included */
#define NEAR 8192    /* bytes of room on the stack; more is allocated */
#define ALIGNED 64
#define REFUSED (-3) /* as in entries.py */

typedef int64_t (*Function)(const int64_t *);

typedef struct {
    Function function;
    PyObject *name, *table; /* the table lives as long as the entry */
    int64_t address;        /* of the table's content */
    int given, rooms, listing, releasing;
    Py_ssize_t size[MOST];   /* of an argument's items, 0: a number */
    Py_ssize_t length[MOST]; /* of the rooms */
    Py_ssize_t space;        /* bytes of all rooms */
} Entry;

static Py_ssize_t aligned(Py_ssize_t bytes) { return (bytes + ALIGNED - 1) / ALIGNED * ALIGNED; }

static PyObject *listed(const int32_t *actions, int64_t n)
{
    PyObject *found = PyList_New((Py_ssize_t)n);
    for (int64_t i = 0; found && i < n; i++) {
        PyObject *action = PyLong_FromLong(actions[i]);
        if (!action || PyList_SetItem(found, (Py_ssize_t)i, action) < 0) {
            Py_DECREF(found);
            return NULL;
        }
    }
    return found;
}

static PyObject *call(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    const Entry *entry = PyCapsule_GetPointer(self, NULL);
    int64_t packed[1 + 2 * MOST], result = 0;
    Py_buffer views[MOST];
    char near[NEAR + ALIGNED];
    char *space = near;
    int held = 0, place = 0;
    const int32_t *first_room = NULL;
    PyObject *answer = NULL;

    if (count != entry->given)
        return PyErr_Format(PyExc_TypeError, "%U takes %d arguments, not %zd", entry->name, entry->given, count);
    packed[place++] = entry->address;
    for (int i = 0; i < entry->given; i++) {
        PyObject *argument = arguments[i];
        Py_ssize_t size = entry->size[i];
        if (size == 0) {
            packed[place++] = PyLong_AsLongLong(argument);
            if (packed[place - 1] == -1 && PyErr_Occurred())
                goto done;
        } else if (Py_TYPE(argument) == &PyByteArray_Type && size == 1 && !entry->releasing) {
            packed[place++] = (int64_t)(intptr_t)PyByteArray_AsString(argument); /* 20 ns less than as a buffer */
            packed[place++] = PyByteArray_Size(argument);
        } else {
            Py_buffer *view = &views[held];
            if (PyObject_GetBuffer(argument, view, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) < 0)
                goto done;
            held++;
            if ((view->itemsize != size && view->itemsize != 1) || view->len % size) {
                PyErr_Format(PyExc_TypeError, "%U: a buffer must have items of %zd bytes", entry->name, size);
                goto done;
            }
            packed[place++] = (int64_t)(intptr_t)view->buf;
            packed[place++] = view->len / size;
        }
    }
    if (entry->space > NEAR && !(space = PyMem_Malloc((size_t)entry->space + ALIGNED))) {
        PyErr_NoMemory();
        goto done;
    }
    char *room = (char *)(((uintptr_t)space + ALIGNED - 1) / ALIGNED * ALIGNED);
    first_room = (const int32_t *)room;
    for (int i = entry->given; i < entry->given + entry->rooms; i++) {
        packed[place++] = (int64_t)(intptr_t)room;
        packed[place++] = entry->length[i];
        room += aligned(entry->length[i] * entry->size[i]);
    }
    if (entry->releasing) {
        PyThreadState *thread = PyEval_SaveThread();
        result = entry->function(packed);
        PyEval_RestoreThread(thread);
    } else {
        result = entry->function(packed);
    }
    if (result == REFUSED)
        PyErr_Format(PyExc_ValueError, "%U: a buffer is of the wrong length, or a number out of range", entry->name);
    else
        answer = entry->listing ? listed(first_room, result) : PyLong_FromLongLong(result);
done:
    if (space != near)
        PyMem_Free(space);
    while (held)
        PyBuffer_Release(&views[--held]);
    return answer;
}

static void forget(PyObject *capsule)
{
    Entry *entry = PyCapsule_GetPointer(capsule, NULL);
    Py_DECREF(entry->name);
    Py_DECREF(entry->table);
    PyMem_Free(entry);
}

static PyMethodDef CALL = {"entry", (PyCFunction)(void (*)(void))call, METH_FASTCALL, NULL};

/* entry(name, address, table, given, rooms, listing, releasing): sizes of the given items; sizes and lengths of rooms */
static PyObject *make(PyObject *Py_UNUSED(module), PyObject *arguments)
{
    PyObject *name, *table, *given, *rooms;
    unsigned long long address;
    int listing, releasing;
    Py_buffer view;
    if (!PyArg_ParseTuple(arguments, "UKOO!O!pp", &name, &address, &table, &PyList_Type, &given, &PyList_Type, &rooms,
                          &listing, &releasing))
        return NULL;
    if (PyList_Size(given) + PyList_Size(rooms) > MOST)
        return PyErr_Format(PyExc_ValueError, "an entry has at most %d arguments", MOST);
    Entry *entry = PyMem_Calloc(1, sizeof(Entry));
    if (!entry)
        return PyErr_NoMemory();
    entry->function = (Function)(uintptr_t)address;
    entry->listing = listing;
    entry->releasing = releasing;
    entry->given = (int)PyList_Size(given);
    entry->rooms = (int)PyList_Size(rooms);
    for (int i = 0; i < entry->given; i++)
        entry->size[i] = PyLong_AsSsize_t(PyList_GetItem(given, i));
    for (int i = 0; i < entry->rooms; i++) {
        Py_ssize_t *size = &entry->size[entry->given + i], *length = &entry->length[entry->given + i];
        if (!PyArg_ParseTuple(PyList_GetItem(rooms, i), "nn", size, length)) {
            PyMem_Free(entry);
            return NULL;
        }
        entry->space += aligned(*size * *length);
    }
    if (PyErr_Occurred() || PyObject_GetBuffer(table, &view, PyBUF_SIMPLE) < 0) {
        PyMem_Free(entry);
        return NULL;
    }
    entry->address = (int64_t)(intptr_t)view.buf;
    PyBuffer_Release(&view);
    entry->name = Py_NewRef(name);
    entry->table = Py_NewRef(table);
    PyObject *capsule = PyCapsule_New(entry, NULL, forget);
    if (!capsule) {
        Py_DECREF(name);
        Py_DECREF(table);
        PyMem_Free(entry);
        return NULL;
    }
    PyObject *found = PyCFunction_NewEx(&CALL, capsule, NULL);
    Py_DECREF(capsule);
    return found;
}

static PyMethodDef METHODS[] = {{"entry", make, METH_VARARGS, "A compiled entry as a callable."}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef MODULE = {.m_base = PyModuleDef_HEAD_INIT, .m_name = "door", .m_size = -1, .m_methods = METHODS};

PyMODINIT_FUNC PyInit_door(void) { return PyModule_Create(&MODULE); }
