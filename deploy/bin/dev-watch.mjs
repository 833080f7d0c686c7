/** Rebuilds a package whenever one of its files changes. The builds are those of a release, so that what is seen is what will be published. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, root } from './lib.mjs';

/** Calls `onBuilt` after every build without errors, the first included. Returns the running process. */
export function watchPackage(name, onBuilt) {
  const child = spawn(bin('webpack', name), ['--mode', 'production', '--watch'], { cwd: join(root, name) });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const end = /compiled (successfully|with \d+ (error|warning)s?)/.exec(output);
    if (!end) return;
    if (end[2] === 'error') console.error(`\n  ${name} could not be built.\n${output}`);
    else onBuilt();
    output = '';
  });
  child.stderr.pipe(process.stderr);
  return child;
}

/** Ends with the children that it was given; `children` is asked when the time has come. */
export function endWith(children) {
  const stop = () => {
    for (const child of children()) child?.kill('SIGTERM');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
