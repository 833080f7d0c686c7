const { createRequire } = require('node:module');
const { join } = require('node:path');

const ofServer = createRequire(join(__dirname, '..', '..', 'server', 'package.json'));
const ofFastify = createRequire(ofServer.resolve('fastify'));
const ofSerializers = createRequire(ofFastify.resolve('@fastify/fast-json-stringify-compiler'));

/** What `make` gave for arguments that read the same. */
function once(make, keyOf) {
  const made = new Map();
  return function (...args) {
    const key = keyOf(this, args);
    if (!made.has(key)) made.set(key, make.apply(this, args));
    return made.get(key);
  };
}

/**
 * Each app that a test starts compiles the whole contract's checks and serializers, which is most of its start. They depend on nothing but their
 * schemas, so that a worker makes each of them once.
 */
exports.compileOnce = () => {
  const { Ajv } = ofServer('ajv');
  Ajv.prototype.compile = once(Ajv.prototype.compile, ({ opts, formats }, args) =>
    JSON.stringify([{ ...opts, uriResolver: undefined }, Object.keys(formats), args]),
  );
  const path = ofSerializers.resolve('fast-json-stringify');
  const build = ofSerializers(path);
  require.cache[path].exports = Object.assign(
    once(build, (_, args) => JSON.stringify(args)),
    build,
  );
};
