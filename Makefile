# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do $$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each && break; done)
BIN := .venv/bin
GAME ?= $(firstword $(shell $(BIN)/arkade games))
PORT ?= 8000
# Five workers on two cores: most of the time tests wait for a browser, a server or a child (with four, a core was idle for a third of it; with six,
# one in some thousand waited a minute in vain).
PYTEST = $(BIN)/python -m pytest -q --dist worksteal -n $$($(BIN)/python -c 'import os; print(5 * (os.cpu_count() or 1) // 2)')

# Where a machine forbids it, every worker and every child translates sources and assertions anew: a quarter of `make quick`.
unexport PYTHONDONTWRITEBYTECODE

RAY = tests/arena/test_ray.py

.PHONY: help python setup setup-play play terminal serve client quick test nightly lint format wheel release-check lint-python lint-client quick-client quick-python \
	test-machine test-compile test-python test-kernel test-ray \
	bench ladder studies protocol positions rules-report golden pictures clean

help:
	@echo "make play                play in the browser: sets up, builds the page, starts the server (PORT=8000)"
	@echo "make terminal GAME=…     play in the terminal"
	@echo "make serve               the table server, on SQLite"
	@echo "make quick               the tests to run while working: no browser, no PostgreSQL, no long ones"
	@echo "make test                all that a change must pass"
	@echo "make nightly             the long ones too: every table through every suite, soak, kills, pictures (up to 2 h)"
	@echo "make lint                ruff, mypy, prettier, eslint and svelte-check"
	@echo "make format              put everything into shape"
	@echo "make wheel               a wheel with the client inside, in dist/"
	@echo "make release-check       build, install and use what a release would hold"
	@echo "make bench               measure speeds, OpenSpiel's beside ours"
	@echo "make ladder              how strong the bots are, for docs/ladder.md (hours; goes on where it was)"
	@echo "make studies             what the games are like, for docs/studies (hours)"
	@echo "make rules-report        every rule and the tests that show it"
	@echo "make protocol            write the browser's types of the protocol anew"
	@echo "make positions           write the positions that the client's tests use anew"
	@echo "make golden              write the golden playthroughs anew"
	@echo "make pictures            draw the pictures of the documents anew"
	@echo "make clean               remove all that was set up or built"

python:
	@[ -n "$(PYTHON)" ] || { echo "arkade needs Python 3.11 or newer, and none is on the PATH: install one, or name it: make PYTHON=/its/path"; exit 1; }

setup: python
	@$(PYTHON) bootstrap.py test

setup-play: python
	@$(PYTHON) bootstrap.py play

play: setup-play
	@$(BIN)/arkade serve --open --port $(PORT)

terminal: setup-play
	@$(BIN)/arkade play $(GAME)

serve: setup-play
	@$(BIN)/arkade serve --port $(PORT)

client: setup-play

quick: setup
	@$(MAKE) --no-print-directory -j2 --output-sync quick-client quick-python

quick-client:
	@cd client && npm test -- --reporter=dot

quick-python:
	@$(PYTEST) -m "not slow and not nightly"

# What does not depend on each other runs side by side; cores are idle for a third of the time either way (904 s against 869 s with 200 tests fewer).
test: setup
	@$(MAKE) --no-print-directory -j3 --output-sync test-machine quick-client test-compile
	@$(MAKE) --no-print-directory -j2 --output-sync=line test-python test-kernel
	@$(MAKE) --no-print-directory test-ray
	$(BIN)/python -m tests.project.rules_report

test-machine:
	@$(BIN)/python -m tests.server.postgres
	@$(BIN)/python -m tests.server.proxies
	@$(BIN)/python -m tests.browser.chromium

test-compile:
	@$(BIN)/arkade compile

test-python:
	$(PYTEST) --durations=25 --ignore=$(RAY)

# A cluster wants the machine for itself: beside six busy workers it takes a living node for a dead one, and hangs.
test-ray:
	$(BIN)/python -m pytest -q $(RAY)

# The rules once more interpreted, a worker a core, beside the others. With bounds checks, which every game is compiled anew for, by night.
test-kernel:
	ARKADE_COMPILE=0 $(BIN)/python -m pytest -q -n 2 tests/kernel/test_random_games.py

nightly: setup
	@$(BIN)/python -m tests.project.nightly

lint: setup
	@$(MAKE) --no-print-directory -j2 --output-sync lint-python lint-client

lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-client:
	cd client && npm run --silent lint

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd client && npm run format

wheel: setup
	@$(BIN)/arkade compile --ship
	@$(BIN)/python -m build --wheel --no-isolation && echo "This wheel holds compiled rules for this platform; others install the source and the extra 'compile', or interpret."
	@rm -rf src/arkade/compiled

release-check: setup
	@$(BIN)/python -m tests.project.release

bench: setup
	@$(BIN)/arkade bench --json benchmarks/figures.json

protocol: setup
	$(BIN)/python client/generate.py

positions: setup
	$(BIN)/python client/tests/positions.py

ladder: setup
	@$(BIN)/python -m arkade.arena.ladder

studies: setup
	@$(BIN)/python docs/studies.py

rules-report: setup
	@$(BIN)/python -m tests.project.rules_report

pictures: setup
	$(BIN)/python docs/pictures.py
	$(BIN)/python -m docs.photographs

golden: setup
	$(BIN)/python -m tests.games.golden

clean:
	rm -rf .venv build dist client/node_modules src/arkade/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
