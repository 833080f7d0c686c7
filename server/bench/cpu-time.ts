import { readFileSync } from 'node:fs';

/** Milliseconds of CPU of this process and of one backend of PostgreSQL (0: none). User and system time are the 14th and 15th field, in hundredths of a second. */
export function cpuTime(backend: number): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (!backend || process.platform !== 'linux') return own;
  const text = readFileSync(`/proc/${backend}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return own + (Number(fields[11]) + Number(fields[12])) * 10;
}
