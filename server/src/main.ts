import { join } from 'node:path';
import { readConfig } from './platform/config/config.js';
import { explainStart } from './app/start-failure.js';
import type { Running } from './app/start.js';
import { welcome } from './app/welcome.js';

const STOP_WITHIN_MS = 15_000;
const [command, ...rest] = process.argv.slice(2);

/** One program, so that commands and server always fit together. */
async function main(): Promise<void> {
  // What this program makes is for its own user alone.
  process.umask(0o077);
  if (command === 'remotes') {
    const { remotesCommand } = await import('./modules/remotes/cli/cli.js');
    const { serverRoot } = await import('./platform/db/server-root.js');
    process.exitCode = await remotesCommand(rest, process.env, console.log, {
      typed: 'npm run remotes --',
      hasOne: false,
      distOf: (name) => join(serverRoot, '..', name, 'dist'),
    });
    return;
  }
  const config = readConfig(process.env, process.argv.slice(2));
  if (command === 'doctor') {
    const { doctorCommand } = await loadQuietly(() => import('./app/doctor/doctor.js'));
    process.exitCode = await doctorCommand(config, console.log);
    return;
  }
  if (command === 'accounts') {
    const { accountsCommand } = await loadQuietly(() => import('./identity/second-factor/accounts-command.js'));
    process.exitCode = await accountsCommand(config, rest, console.log);
    return;
  }
  if (command === 'backup' || command === 'restore') {
    const { backupCommand, restoreCommand } = await loadQuietly(() => import('./app/backup/commands.js'));
    process.exitCode = await { backup: backupCommand, restore: restoreCommand }[command](config, rest, console.log);
    return;
  }
  if (command && !command.startsWith('--'))
    throw new Error(`there is no command ${command}. Commands: accounts, backup, doctor, remotes, restore.`);
  const { startProcess } = await loadQuietly(() => import('./app/start.js'));
  const running = await startProcess(config);
  stopOnSignals(running);
  console.log(welcome(config, running.demo));
}

/** One package prints while it loads that it would like a newer Node than our floor, on which everything is tested. */
async function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

function stopOnSignals({ stop, services }: Running): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        services.log.error({ err: error }, 'The stop was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

main().catch((error: unknown) => {
  console.error(explainStart(error));
  process.exit(1);
});
