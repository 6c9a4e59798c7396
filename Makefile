# Each target does its own set-up through tools/prepare.py. Works with GNU make 3.81.

PYTHON ?= python3
GAMES ?= $(notdir $(patsubst %/game.py,%,$(wildcard src/regnum/games/*/game.py)))
N ?= 60
ARGS ?=

BIN = .venv/bin
# The longest first (tests/conftest.py), and who has nothing left takes over from the others.
PYTEST = $(BIN)/python -m pytest -n auto --maxprocesses 8 --dist worksteal

# What has been compiled once need not be compiled again by every server and command that a test starts.
unexport PYTHONDONTWRITEBYTECODE

PREPARE = @command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	echo "Regnum needs Python 3.11 or newer and there is no '$(PYTHON)' here; install it and run make again."; \
	exit 1; }; "$(PYTHON)" tools/prepare.py

WEB = $(BIN)/python tools/web.py

.PHONY: help play web wheel test lint types web-types web-tests web-built format soak bench container mutants coverage clean play-env dev-env

help:
	@echo "make play             play: opens your tables in the browser (in the terminal: ARGS=abyss)"
	@echo "make test             lint, types and the tests, of the web client too"
	@echo "make lint             ruff, mypy and svelte-check only"
	@echo "make format           let ruff lay out the Python code"
	@echo "make web              build the web client into the package (play and test do it when it is needed)"
	@echo "make wheel            build a wheel that carries the web client, into dist"
	@echo "make soak             the long runs: slow tests, 1000 matches per seat count, verification"
	@echo "make bench            how fast the games are"
	@echo "make container        build the server's container image and try it, where docker or podman runs"
	@echo "make mutants [N=60]   change N rules of all games at random: do the tests notice?"
	@echo "make coverage         which rules and cards are shown by tests"
	@echo "make clean            remove the environment and everything generated"
	@echo "PYTHON=/path/to/python3.12 names the Python to use; everything is installed into .venv, and Node.js into"
	@echo ".venv-node where the machine has none (20.19 or newer)."

play-env:
	$(PREPARE) play

dev-env:
	$(PREPARE) dev

# The terminal needs no web client.
play: play-env
	@$(if $(filter $(GAMES) --terminal,$(ARGS)),:,$(WEB) build)
	@$(BIN)/regnum play $(ARGS)

web: play-env
	@$(WEB) build

wheel: web
	@$(BIN)/python -m hatchling build -t wheel -d dist

test: lint
	@$(MAKE) --no-print-directory -j 2 web-tests web-built
	$(PYTEST) -m "not slow" $(ARGS)

lint: dev-env
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	@$(MAKE) --no-print-directory -j 2 types web-types

# Each keeps one core busy: at the same time.
types:
	$(BIN)/python -m mypy

web-types:
	$(WEB) check

web-tests:
	$(WEB) test

web-built:
	$(WEB) build

format: dev-env
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .

soak: dev-env
	$(PYTEST) -m slow --timeout 3600 $(ARGS)
	REGNUM_FUZZ=25000 $(PYTEST) --timeout 7200 tests/server/attacks/test_fuzz.py tests/server/attacks/test_small_things.py
	set -e; for game in $(GAMES); do \
		for players in $$($(BIN)/python -c "from regnum.games import find; print(*find('$$game').seats)"); do \
			$(BIN)/regnum simulate $$game --players $$players --games 1000 --seed 1 --json; \
		done; \
		$(BIN)/regnum verify $$game --games 50 --seed 1 --json; \
	done

bench: play-env
	$(BIN)/regnum bench $(ARGS)

container:
	@tools/container.sh

mutants: dev-env
	$(BIN)/python tools/mutants.py --count $(N) $(ARGS)

coverage: dev-env
	set -e; for game in $(GAMES); do $(BIN)/regnum coverage $$game $(ARGS); done

clean:
	rm -rf .venv .venv-node web/node_modules src/regnum/server/web build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
