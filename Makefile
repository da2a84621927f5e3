# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
GAME ?= noah
# Twice as many workers as cores: half of the time tests wait for a browser, a server or a child.
PYTEST = $(BIN)/python -m pytest -q --dist worksteal -n $$($(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))')
PORT ?= 8000

.PHONY: help setup play terminal serve client test lint format bench ladder protocol rules-report golden pictures clean

help:
	@echo "make play              play in the browser: builds the client, starts the server (PORT=8000)"
	@echo "make terminal GAME=noah  play in the terminal"
	@echo "make serve             the table server, on SQLite"
	@echo "make client            build the browser's client"
	@echo "make test              all tests"
	@echo "make lint              ruff, mypy, prettier and svelte-check"
	@echo "make bench             measure speeds, OpenSpiel's beside ours"
	@echo "make ladder            how strong the bots are, for docs/ladder.md (hours; goes on where it was)"
	@echo "make rules-report      every rule and the tests that show it"
	@echo "make protocol          write the browser's types of the protocol anew"
	@echo "make golden            write the golden playthroughs anew"

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt examples/connect_four/pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "arkade needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	@if command -v uv >/dev/null; then \
	  uv venv --quiet --allow-existing --python $(PYTHON) .venv && install="uv pip install --quiet --python $(BIN)/python"; \
	else \
	  $(PYTHON) -m venv .venv && install="$(BIN)/python -m pip install --quiet --disable-pip-version-check"; \
	fi && \
	$$install -c constraints.txt hatchling editables && \
	needs=$$($(BIN)/python hatch_build.py --needs) && { [ -z "$$needs" ] || $$install -c constraints.txt $$needs; } && \
	$$install -c constraints.txt --no-build-isolation -e '.[dev]' -e examples/connect_four
	@touch $@

play: setup client
	@$(BIN)/arkade serve --open --port $(PORT)

terminal: setup
	@$(BIN)/arkade play $(GAME)

serve: setup client
	@$(BIN)/arkade serve --port $(PORT)

client: setup
	@$(BIN)/python hatch_build.py

# What checking the client needs beside what building it does.
client/node_modules/ready: client/package.json client/package-lock.json
	cd client && npm ci --no-audit --no-fund
	@touch $@

test: setup client client/node_modules/ready
	@$(BIN)/python -m tests.server.postgres
	@$(BIN)/python -m tests.browser.chromium
	cd client && npm test
	$(BIN)/arkade compile
	$(PYTEST)
	ARKADE_COMPILE=check $(PYTEST) tests/test_compiled.py tests/test_random_games.py -k "not round_trip"
	ARKADE_COMPILE=0 $(PYTEST) tests/test_random_games.py
	$(BIN)/python -m tests.rules_report

lint: setup client/node_modules/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd client && npm run lint

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd client && npm run format

bench: setup
	@$(BIN)/arkade bench --json benchmarks/figures.json

protocol: setup
	$(BIN)/python client/generate.py

ladder: setup
	@$(BIN)/python -m arkade.arena.ladder

rules-report: setup
	@$(BIN)/python -m tests.rules_report

pictures: setup client
	$(BIN)/python docs/pictures.py
	$(BIN)/python -m docs.photographs

golden: setup
	$(BIN)/python -m tests.golden

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
