import type { Database } from '../../platform/db/database.js';
import { batchByName } from './batch.js';
import { selectSlugs, selectSpellings, type SlugRow } from './directory.sql.js';

/** Reads short names. */
export const batchShortLinks = (db: Database): ((slug: string) => Promise<SlugRow | undefined>) =>
  batchByName(async (slugs) => {
    const rows = await db.system((tx) => selectSlugs(tx, slugs));
    return new Map(rows.map((row) => [row.slug, row]));
  });

/** Finds how a name is spelled that stands in no directory as it was typed. */
export function batchSpellings(db: Database): (slug: string) => Promise<string | undefined> {
  const load = batchByName<string>(async (names) => {
    const rows = await db.system((tx) => selectSpellings(tx, names));
    return new Map(rows.flatMap(({ name, slug }) => (name !== null && slug !== null ? [[name, slug] as const] : [])));
  });
  return (slug) => load(slug.toLowerCase());
}
