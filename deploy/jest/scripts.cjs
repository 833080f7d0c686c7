const { Script } = require('node:vm');

const scripts = new Map();

/** A module's function as a script, which is read once per worker: jest reads every module of every package anew for each test file. */
exports.scriptOf = (code, filename, parameters) => {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
};
