const crypto = require('node:crypto');
const { ofJest } = require('./of-jest.cjs');

const { ModernFakeTimers } = ofJest('jest-runner', 'jest-environment-node', '@jest/fake-timers');
const { ModuleMocker } = ofJest('jest-runner', 'jest-environment-node', 'jest-mock');

const descriptors = (object) => new Map(Reflect.ownKeys(object).map((key) => [key, describe(object, key)]));
const describe = Object.getOwnPropertyDescriptor;

/** Gives an object the properties again that it had; what cannot be configured stays. */
function restore(object, before) {
  for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
  for (const [key, descriptor] of before) {
    if (descriptor.configurable) Object.defineProperty(object, key, descriptor);
    else if (descriptor.writable) object[key] = descriptor.value;
  }
}

/** Hashing a password is made to take a quarter of a second, and the tests do it a thousand times: here it takes none. */
const { scrypt } = crypto;
const quickScrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2, p: 1 }, done);

/**
 * The globals of tests are those of the process: no second realm, in which an error of a package is no `Error` and every global is looked up
 * through a proxy. What a test file changed in them and in the environment's variables is undone after it.
 * Tests of the hashing itself say `@jest-environment-options {"realPasswords": true}`.
 */
module.exports = class Environment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.before = { globals: descriptors(globalThis), env: { ...process.env }, exit: process.exit };
    crypto.scrypt = projectConfig.testEnvironmentOptions?.realPasswords ? scrypt : quickScrypt;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }
  async setup() {}
  async teardown() {
    this.fakeTimersModern.dispose();
    restore(globalThis, this.before.globals);
    process.exit = this.before.exit;
    crypto.scrypt = scrypt;
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    this.global = null;
  }
  exportConditions() {
    return ['node', 'node-addons'];
  }
  /** None: `runtime.cjs` compiles for this one. */
  getVmContext() {
    return null;
  }
};
