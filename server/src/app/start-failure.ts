import { ConfigError } from '../platform/settings/read-settings.js';
import { DatabaseUnavailable } from '../platform/db/errors.js';

/** Why the start cannot go on, in one line that says what to do. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigError) return `Swapt cannot start with these settings:\n${error.message}`;
  if (!(error instanceof Error)) return `Swapt cannot start: ${String(error)}`;
  if (error instanceof DatabaseUnavailable) return `Swapt cannot reach the database in DATABASE_URL: ${error.message}`;
  const { code, port }: NodeJS.ErrnoException & { port?: number } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use. Stop the program that uses it, or choose another port (PORT, SWAPT_PUBLIC_LISTEN).`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'This machine does not have the address in HOST or SWAPT_PUBLIC_LISTEN.';
  return `Swapt cannot start: ${error.message}`;
}
