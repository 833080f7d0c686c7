import { randomBytes } from 'node:crypto';
import type { Services } from '../platform/services.js';
import { deleteSecrets, selectSecret } from './secret.sql.js';

const anHour = 3_600_000;
const aDay = 24 * anHour;
/** Scans of the last moments of a day reach the database after it. */
const graceMs = anHour;
const prefix = 'visitors of ';

/** The keys by which visitors are known for a day of UTC. Each is drawn by chance, and an hour after its day it is nowhere any more. */
export interface DayKeys {
  /** The key of a moment's day, the same in every process; nothing once it is gone. */
  of: (at: number) => Promise<Uint8Array | undefined>;
  /** Makes the key of the next day in time, so that midnight waits for nothing, and destroys those of days that are over. */
  turn: () => Promise<void>;
}

export function makeDayKeys({ db, now }: Pick<Services, 'db' | 'now'>): DayKeys {
  const known = new Map<string, Promise<Uint8Array>>();
  const isOver = (day: string) => Date.parse(day) + aDay + graceMs <= now().getTime();

  function read(day: string): Promise<Uint8Array> {
    const reading = db.system((tx) => selectSecret(tx, `${prefix}${day}`, randomBytes(32)));
    known.set(day, reading);
    reading.catch(() => known.delete(day));
    return reading;
  }

  async function of(at: number): Promise<Uint8Array | undefined> {
    const day = dayOf(at);
    return isOver(day) ? undefined : (known.get(day) ?? read(day));
  }

  return {
    of,
    async turn() {
      const present = now().getTime();
      await of(present);
      await of(present + 2 * anHour);
      for (const day of known.keys()) if (isOver(day)) known.delete(day);
      await db.system((tx) => deleteSecrets(tx, prefix, `${prefix}${dayOf(present - graceMs)}`));
    },
  };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
