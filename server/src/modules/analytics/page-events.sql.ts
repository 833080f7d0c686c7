import type { Tx } from '../../platform/db/database.js';

export interface PageEvents {
  name: string;
  path: string;
  label: string;
  hits: number;
}

/** Adds to the counts of known events and says which of the given are not known yet on that day. */
export const addToEvents = (tx: Tx, day: string, { name, path, label, hits }: PageEvents) =>
  tx.query(
    'update page_events set hits = hits + $5 where day = $1 and name = $2 and path = $3 and label = $4 returning 1',
    [day, name, path, label, hits],
  );

export const countEvents = (tx: Tx, day: string) =>
  tx.query('select count(*) as rows from page_events where day = $1', [day]);

export const insertEvents = (tx: Tx, day: string, { name, path, label, hits }: PageEvents) =>
  tx.query(
    `insert into page_events (day, name, path, label, hits) values ($1, $2, $3, $4, $5)
     on conflict (day, name, path, label) do update set hits = page_events.hits + excluded.hits`,
    [day, name, path, label, hits],
  );
