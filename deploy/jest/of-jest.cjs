const { createRequire } = require('node:module');

/** A package that jest itself is made of, in the version that jest has, found along the packages that lead to it. */
exports.ofJest = (...path) =>
  ['jest', '@jest/core', ...path].reduce(
    ({ from }, name) => ({ from: createRequire(from.resolve(name)), loaded: from(name) }),
    { from: require },
  ).loaded;
