const { ofJest } = require('./of-jest.cjs');
const { scriptOf } = require('./scripts.cjs');

const { default: JestRuntime } = ofJest('jest-runner', 'jest-runtime');

/** Jest's runtime, except that test files of a worker share what was read of each module; all modules still run anew in each. */
exports.__esModule = true;
exports.default = class BrowserRuntime extends JestRuntime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { executor } = this;
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      return context && scriptOf(code, filename, executor.injectedModuleParameters).runInContext(context);
    };
  }
};
