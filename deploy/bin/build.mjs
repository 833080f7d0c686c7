/** Builds what has changed since the last build: the shell, the five remotes and the server. */
import { pathToFileURL } from 'node:url';
import { bin, checkNode, fail, hashOf, install, once, remotes, run } from './lib.mjs';

const common = ['pnpm-lock.yaml', 'shared/src', 'shared/package.json'];

async function buildPackage(name) {
  const hash = hashOf([...common, name]);
  const started = Date.now();
  const didBuild = await once(`${name}/dist/.built`, hash, () =>
    name === 'server'
      ? run(process.execPath, ['build.mjs'], { quiet: true, cwd: name })
      : run(bin('webpack', name), ['--mode', 'production'], { quiet: true, cwd: name }),
  ).catch((error) => fail(`${name} could not be built.\n${error.message}`));
  if (didBuild) console.log(`  built ${name} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

export async function build(names = ['shell', ...remotes, 'server']) {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildPackage(name);
  };
  // Two at a time: a build of the shell needs almost 1 GB.
  await Promise.all([worker(), worker()]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  await install();
  const names = process.argv.slice(2);
  await build(names.length ? names : undefined);
}
