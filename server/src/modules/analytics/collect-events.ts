import type { Api } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { addToEvents, countEvents, insertEvents, type PageEvents } from './page-events.sql.js';

type PageEvent = Api['analytics.collect']['in']['events'][number];

/** Different events that are kept per day; the sender is anybody, so the table must not grow with what they invent. */
const maxPerDay = 5_000;
const others = { path: '(other)', label: '' };

/** Counts events per day, name, path and label; nothing else of them is kept. */
export async function collectEvents(tx: Tx, now: Date, events: readonly PageEvent[]): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  for (const event of merge(events)) {
    const [known] = await addToEvents(tx, day, event);
    if (known) continue;
    const [count] = await countEvents(tx, day);
    const isFull = (count?.rows ?? 0) >= maxPerDay;
    await insertEvents(tx, day, isFull ? { ...event, ...others } : event);
  }
}

/** Each event once with its hits, in one order for all callers, so that two requests cannot wait for each other. Queries are cut off. */
function merge(events: readonly PageEvent[]): PageEvents[] {
  const merged = new Map<string, PageEvents>();
  for (const { name, path, label = '' } of events) {
    const event = {
      name,
      path: path.replace(/[?#].*$/s, ''),
      label,
      hits: 0,
    };
    const key = JSON.stringify(event);
    const seen = merged.get(key) ?? event;
    merged.set(key, { ...seen, hits: seen.hits + 1 });
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => event);
}
