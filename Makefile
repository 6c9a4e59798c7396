# Each target does its own set-up through tools/prepare.py. Works with GNU make 3.81.

PYTHON ?= python3
GAMES ?= abyss paladins
SOLO ?= paladins
N ?= 60
ARGS ?=

BIN = .venv/bin
PYTEST = $(BIN)/python -m pytest -n auto --maxprocesses 8

PREPARE = @command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	echo "Regnum needs Python 3.11 or newer and there is no '$(PYTHON)' here; install it and run make again."; \
	exit 1; }; "$(PYTHON)" tools/prepare.py

.PHONY: help play test lint format soak bench mutants coverage clean play-env dev-env

help:
	@echo "make play             play: a match in the terminal (ARGS=\"paladins --lang pl\")"
	@echo "make test             lint, types and the tests"
	@echo "make lint             ruff and mypy only"
	@echo "make format           let ruff lay out the code"
	@echo "make soak             the long runs: slow tests, 1000 matches per seat count, verification"
	@echo "make bench            how fast the games are"
	@echo "make mutants [N=60]   change N rules at random: do the tests notice?"
	@echo "make coverage         which rules and cards are shown by tests"
	@echo "make clean            remove the environment and everything generated"
	@echo "PYTHON=/path/to/python3.12 names the Python to use; everything is installed into .venv."

play-env:
	$(PREPARE) play

dev-env:
	$(PREPARE) dev

play: play-env
	@$(BIN)/regnum play $(ARGS)

test: lint
	$(PYTEST) -m "not slow" $(ARGS)

lint: dev-env
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy

format: dev-env
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .

soak: dev-env
	$(PYTEST) -m slow --timeout 3600 $(ARGS)
	set -e; for game in $(GAMES); do \
		for players in 2 3 4; do \
			$(BIN)/regnum simulate $$game --players $$players --games 1000 --seed 1 --json; \
		done; \
		$(BIN)/regnum verify $$game --games 50 --seed 1 --json; \
	done
	set -e; for game in $(SOLO); do $(BIN)/regnum simulate $$game --players 1 --games 1000 --seed 1 --json; done

bench: play-env
	$(BIN)/regnum bench $(ARGS)

mutants: dev-env
	$(BIN)/python tools/mutants.py --count $(N) $(ARGS)

coverage: dev-env
	set -e; for game in $(GAMES); do $(BIN)/regnum coverage $$game $(ARGS); done

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
