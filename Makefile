# Every target makes its own .venv when needed; a stamp in it says what is installed.

PYTHON ?= python3
BIN := .venv/bin
FILES ?= tests/benchmarks

.PHONY: demo lab test lint prove accuracy bench models docs screenshots

demo: .venv/.installed-demo      ## train, compile, inspect and run handwritten digits
	$(BIN)/holowork demo

lab: .venv/.installed-lab        ## open the notebooks in JupyterLab, on loopback; LAB="--no-browser" passes options on
	@exec $(BIN)/holowork lab $(if $(LAB),-- $(LAB))

test: .venv/.installed-test      ## every check, in stages
	$(BIN)/python -m tests.stages

lint: .venv/.installed-test      ## form, types and layers alone
	$(BIN)/python -m tests.stages lint

prove: .venv/.installed-test     ## coverage, more examples, slow tests, and that the tests bite
	HYPOTHESIS_PROFILE=deep $(BIN)/python -m pytest -q -n 2 --slow -m "not (notebooks or browser)" \
	  --cov --cov-report=term --cov-fail-under=95 --ignore=tests/exhaustive/test_every_f32.py
	$(BIN)/python -m pytest -q -n 2 --dist worksteal --slow -p tests.kernels.emulated.plugin tests/kernels
	$(BIN)/python -m tests.mutation
	$(MAKE) accuracy

accuracy: .venv/.installed-test  ## every f32 through every function, by all processors, into docs/accuracy.md: takes hours
	$(BIN)/python -m pytest -q -s --slow tests/exhaustive/test_every_f32.py

bench: .venv/.installed-test     ## the claims on speed and memory, each as a ratio: FILES=… measures some sections anew
	$(BIN)/python -m tests.benchmarks.install
	env -u OPENBLAS_CORETYPE -u OPENBLAS_L2_SIZE $(BIN)/python -m pytest -q -s $(FILES)

models: .venv/.installed-models  ## real models beside onnxruntime: accuracy, and speed into docs/models.md
	$(BIN)/python -m tests.models.page install
	$(BIN)/python -m pytest -q -m models tests/models
	$(BIN)/python -m tests.models.page

docs: .venv/.installed-test      ## derive the pages and tables anew
	$(BIN)/python -m pytest -q tests/test_documentation.py --update-golden

screenshots: .venv/.installed-test ## pictures of every panel, light and dark, into screenshots/
	HOLOWORK_SCREENSHOTS=screenshots $(BIN)/python -m pytest -q -m browser tests/browser

.venv/.installed-demo: WHAT = .
.venv/.installed-lab:  WHAT = .[lab,onnx]
.venv/.installed-test: WHAT = .[test]
.venv/.installed-models: WHAT = .[test,models]

.venv/.installed-%: pyproject.toml $(wildcard holowork/workbench/js/* holowork/workbench/lab/*.json holowork/workbench/lab/static/*) | .venv/bin/python
	@echo "installing '$(WHAT)' into .venv, once; this takes about a minute"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -e '$(WHAT)'
	@touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }
