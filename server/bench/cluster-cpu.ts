import { readdirSync, readFileSync } from 'node:fs';

/** The first process of the cluster that a backend belongs to; backends come and go. */
export const clusterOf = (backend: number): number => read(backend)[1];

/** Milliseconds of CPU of a PostgreSQL cluster: of its first process, of those that ended, and of those that run. */
export function clusterCpu(first: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [readIfThere(Number(name))] : []));
  const running = all.reduce((sum, [pid, parent, own]) => (pid === first || parent === first ? sum + own : sum), 0);
  return running + read(first)[3];
}

/** Process, parent, CPU of its own and of its children that ended. */
function read(pid: number): [pid: number, parent: number, own: number, ended: number] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name: state, parent; user and system time are the 14th and 15th field, those of children the next two, in hundredths of a second.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const sum = (at: number) => ((fields[at] ?? 0) + (fields[at + 1] ?? 0)) * 10;
  return [pid, fields[1] ?? 0, sum(11), sum(13)];
}

function readIfThere(pid: number) {
  try {
    return read(pid);
  } catch {
    return [0, 0, 0, 0] as const;
  }
}
