/** Builds what has changed since the last build: the shell, the five remotes and the server, and what teams elsewhere install. */
import { pathToFileURL } from 'node:url';
import { packSdk } from '../sdk/pack.mjs';
import { bin, checkNode, fail, hashOf, install, once, remotes, run } from './lib.mjs';

const common = ['pnpm-lock.yaml', 'shared/src', 'shared/package.json'];

const builders = {
  server: () => run(process.execPath, ['build.mjs'], { quiet: true, cwd: 'server' }),
  sdk: packSdk,
};
/** What else a build is made from, and where it says that it is. */
const ofSdk = {
  inputs: ['deploy/sdk', 'pnpm-workspace.yaml', 'server/src/modules/remotes'],
  stamp: 'shared/dist/sdk/.built',
};

async function buildPackage(name) {
  const { inputs, stamp } = name === 'sdk' ? ofSdk : { inputs: [name], stamp: `${name}/dist/.built` };
  const hash = hashOf([...common, ...inputs]);
  const started = Date.now();
  const didBuild = await once(
    stamp,
    hash,
    builders[name] ?? (() => run(bin('webpack', name), ['--mode', 'production'], { quiet: true, cwd: name })),
  ).catch((error) => fail(`${name} could not be built.\n${error.message}`));
  if (didBuild) console.log(`  built ${name} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

export async function build(names = ['shell', ...remotes, 'server', 'sdk']) {
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
