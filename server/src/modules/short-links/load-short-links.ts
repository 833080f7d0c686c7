import type { Database } from '../../platform/db/database.js';
import { selectSlugs, type SlugRow } from './directory.sql.js';

const mostAtOnce = 500;

interface Caller {
  resolve: (row: SlugRow | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads short names with one statement at a time; names that are asked for meanwhile share the next. So neither a cold start nor somebody who
 * guesses names keeps the database from its other work.
 */
export function batchShortLinks(db: Database): (slug: string) => Promise<SlugRow | undefined> {
  const waiting = new Map<string, Caller[]>();
  let isReading = false;

  async function readAll(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) await readSome([...waiting].slice(0, mostAtOnce));
    isReading = false;
  }

  async function readSome(batch: [slug: string, callers: Caller[]][]): Promise<void> {
    for (const [slug] of batch) waiting.delete(slug);
    const slugs = batch.map(([slug]) => slug);
    try {
      const rows = await db.system((tx) => selectSlugs(tx, slugs));
      const bySlug = new Map(rows.map((row) => [row.slug, row]));
      for (const [slug, callers] of batch) for (const { resolve } of callers) resolve(bySlug.get(slug));
    } catch (error) {
      for (const [, callers] of batch) for (const { reject } of callers) reject(error);
    }
  }

  return (slug) =>
    new Promise((resolve, reject) => {
      const callers = waiting.get(slug) ?? [];
      waiting.set(slug, [...callers, { resolve, reject }]);
      if (!isReading) void readAll();
    });
}
