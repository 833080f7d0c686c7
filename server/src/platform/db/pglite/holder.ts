import { readFileSync, readlinkSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { processToken } from '../process-token.js';

/** Who works in a folder that several processes, also of several machines, may reach. */
export interface Holder {
  pid: number;
  token: string;
  /** Within it processes can be asked for by their number. Earlier versions gave the machine's name alone, or nothing. */
  host?: string;
}

/** A machine's name is not enough: containers may share one, and each counts its processes by itself. */
const host = [
  hostname(),
  orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  orNothing(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

export const thisProcess = (): Holder => ({ pid: process.pid, token: processToken(process.pid), host });

/** `elsewhere`: on another machine or in another container, so only its silence can tell. */
export function stateOf(holder: Holder): 'alive' | 'dead' | 'elsewhere' {
  if (![undefined, hostname(), host].includes(holder.host)) return 'elsewhere';
  return processToken(holder.pid) === holder.token ? 'alive' : 'dead';
}

const beatEveryMs = 3_000;

/** Says by the time of a file that this process lives, until it is stopped. `onLost` is called when the file is gone, as when somebody took over. */
export function keepBeating(file: string, onLost?: () => void): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') onLost?.();
    }
  }, beatEveryMs).unref();
  return () => clearInterval(timer);
}

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
