const { compileOnce } = require('./compile-once.cjs');
const { ofJest } = require('./of-jest.cjs');
const { scriptOf } = require('./scripts.cjs');

compileOnce();
const { default: JestRuntime } = ofJest('jest-runner', 'jest-runtime');

/** Packages that keep what they are given in the process and refuse it a second time, set its globals once, or remember these: each test file has its own. */
const perFile = new Set(['prom-client', 'fake-indexeddb', 'idb']);

const folder = '/node_modules/';
function packageOf(path) {
  const at = path.lastIndexOf(folder);
  if (at < 0) return undefined;
  const [scope, name] = path.slice(at + folder.length).split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * Runs the tests of `environment.cjs` in this process's own realm. Packages are loaded by Node, once for all test files of a worker, as a server
 * loads them: within jest each file would read, transform and run thousands of modules anew. The project's own modules stay new for each test file.
 */
exports.__esModule = true;
exports.default = class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const execute = executor.exec.bind(executor);
    executor.exec = (module, options, ...rest) => {
      const name = packageOf(module.filename);
      if (!name || perFile.has(name) || options?.isInternalModule) return execute(module, options, ...rest);
      module.exports = require(module.filename);
      return 'loaded';
    };
    executor.compile = (code, filename) =>
      scriptOf(code, filename, executor.injectedModuleParameters).runInThisContext();
  }
};
