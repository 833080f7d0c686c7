import { join } from 'node:path';
import { remotesCommand } from './cli.js';

interface Team {
  /** The remote, its folder and the installation that it is for. */
  name: string;
  folder: string;
  server: string;
  print: (line: string) => void;
}

/** `swapt-remote publish` and the like, in the repository of another team. Bundled into what teams install, so it stands alone. Gives the exit code. */
export function teamCommand([command = '--help', ...rest]: readonly string[], { name, folder, server, print }: Team) {
  const place = { typed: 'npm run release --', hasOne: true, distOf: () => join(folder, 'dist') };
  const args = command.startsWith('-') ? [command] : [command, name, ...rest];
  return remotesCommand(args, { ...process.env, SWAPT_PUBLIC_URL: server }, print, place);
}
