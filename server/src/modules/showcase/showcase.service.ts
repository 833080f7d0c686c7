import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/services.js';
import { scanAddress, shortAddress } from '../code-content/code-content.service.js';
import { selectShownSlug } from './showcase.sql.js';

/**
 * The code on the start page that anybody may scan, and the organization it belongs to. Their ids are the same in every installation: of processes
 * that start together, the first one makes them, and the others find them made.
 */
export const showcase = {
  orgId: '53776170-7400-7000-8000-000000000000',
  codeId: '53776170-7400-7000-8000-000000000001',
} as const;

/** The code's own short name hardly ever changes; who opens the start page does not wait for it. */
const freshMs = 5_000;

interface Shown {
  /** What its print says, and where it can be opened without scanning it. */
  printed: string;
  address: string;
  /** How many people have scanned it; a second or two behind. */
  scans: number;
}

export type ReadShowcase = () => Promise<Shown | undefined>;

/** Reads it, however many look, about once a second; nothing where there is none, or it was stopped, or the database is away. */
export function readShowcase({
  config,
  db,
  shortLinks,
  log,
}: Pick<Services, 'config' | 'db' | 'shortLinks' | 'log'>): ReadShowcase {
  const { orgId, codeId } = showcase;
  const names = new LRUCache<string, { slug: string | undefined }>({
    max: 1,
    ttl: freshMs,
    fetchMethod: async () => {
      const [row] = await db.org(orgId, (tx) => selectShownSlug(tx, orgId, codeId));
      return { slug: row?.slug };
    },
  });
  return async () => {
    try {
      const slug = (await names.fetch(codeId))?.slug;
      if (slug === undefined) return undefined;
      const scans = await shortLinks.humanScans(showcase);
      return { printed: scanAddress(config, slug), address: shortAddress(config, slug), scans };
    } catch (error) {
      log.warn({ err: error }, 'the code of the start page cannot be read');
      return undefined;
    }
  };
}
