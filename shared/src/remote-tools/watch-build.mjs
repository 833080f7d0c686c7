import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * Builds again whenever a file changes, as a release is built, so that what is seen is what will be published. Calls `onBuilt` after every build without
 * errors, the first included. Returns the running process.
 * @param {{ name: string, command: string, args: string[], cwd: string }} build @param {() => void} onBuilt
 */
export function watchBuild({ name, command, args, cwd }, onBuilt) {
  const child = spawn(command, [...args, '--watch'], { cwd });
  let output = '';
  child.stdout.on('data', (chunk) => {
    // Where colours are asked for, they stand between the words.
    output += stripVTControlCharacters(String(chunk));
    const end = /compiled (successfully|with \d+ (error|warning)s?)/.exec(output);
    if (!end) return;
    if (end[2] === 'error') console.error(`\n  ${name} could not be built.\n${output}`);
    else onBuilt();
    output = '';
  });
  child.stderr.pipe(process.stderr);
  return child;
}

/** Ends with the children that it was given; `children` is asked when the time has come. @param {() => (import('node:child_process').ChildProcess | undefined)[]} children */
export function endWith(children) {
  const stop = () => {
    for (const child of children()) child?.kill('SIGTERM');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
