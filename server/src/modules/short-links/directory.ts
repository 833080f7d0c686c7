import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/db/database.js';
import { isReserved } from './slug.js';
import { leadsToCode, type SlugRow } from './directory.sql.js';
import { isPlain, makeRedirectPolicy, safeLocation } from '../code-rules/code-rules.service.js';
import { batchShortLinks, batchSpellings } from './load-short-links.js';
import type { KnownCode, Resolution } from './resolution.js';

/** How long a guessed name is unknown without being looked up again, and how long a spelling stands. */
const guessedMs = 10_000;
/** A removed organization leaves no newer version behind, so what is remembered is read again now and then. */
const freshMs = 60_000;

interface Entry {
  version: number;
  readAt: number;
  resolution: Resolution;
}

export interface Directory {
  recall: (slug: string) => Resolution | undefined;
  resolve: (slug: string) => Resolution | Promise<Resolution>;
  /** Forgets a short name unless what is remembered is of this version. */
  forget(slug: string, unlessVersion?: number): void;
  /** Nothing is remembered while nobody watches for changes. */
  remember(isOn: boolean): void;
}

const unknown: Resolution = { kind: 'unknown' };
const freed: Resolution = { kind: 'freed' };
const slugPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{2,63}$/;

/** Short names in memory, bounded: guessed names have a cache of their own, so that they cannot push real codes out. */
export function makeDirectory(db: Database, config: Pick<Config, 'publicUrl'>): Directory {
  const known = new LRUCache<string, Entry>({ max: 50_000 });
  const missing = new LRUCache<string, true>({ max: 10_000, ttl: guessedMs });
  const spellings = new LRUCache<string, string>({ max: 10_000, ttl: guessedMs });
  const load = batchShortLinks(db);
  const loadSpelling = batchSpellings(db);
  let isRemembering = false;

  async function loadResolution(slug: string): Promise<Resolution> {
    const row = await load(slug);
    return row ? remembered(row) : respelled(slug);
  }

  function remembered(row: SlugRow): Resolution {
    const resolution = resolutionOf(config, row);
    // One-time codes are not remembered: each comes once, and would push out codes that are scanned again.
    if (isRemembering && !row.is_one_time)
      known.set(row.slug, { version: row.version, readAt: Date.now(), resolution });
    return resolution;
  }

  /** For a name that stands nowhere as it was typed. What it leads to is remembered by its own letters alone, which are told of changes. */
  async function respelled(slug: string): Promise<Resolution> {
    known.delete(slug);
    const spelling = await loadSpelling(slug);
    if (isRemembering) {
      if (spelling === undefined) missing.set(slug, true);
      else spellings.set(slug, spelling);
    }
    return spelling === undefined ? unknown : resolveSpelling(spelling);
  }

  async function resolveSpelling(spelling: string): Promise<Resolution> {
    const resolution = recall(spelling);
    if (resolution) return resolution;
    const row = await load(spelling);
    return row ? remembered(row) : unknown;
  }

  function recall(slug: string): Resolution | undefined {
    const entry = known.get(slug);
    // While the database is away, the old answer stands.
    if (entry && Date.now() - entry.readAt > freshMs) loadResolution(slug).catch(() => undefined);
    return entry?.resolution;
  }

  return {
    recall,
    resolve(slug) {
      const resolution = recall(slug);
      if (resolution) return resolution;
      if (!slugPattern.test(slug) || isReserved(slug) || missing.has(slug)) return unknown;
      const spelling = spellings.get(slug);
      return spelling === undefined ? loadResolution(slug) : resolveSpelling(spelling);
    },
    forget(slug, unlessVersion) {
      missing.delete(slug);
      spellings.delete(slug);
      if (unlessVersion === undefined || known.peek(slug)?.version !== unlessVersion) known.delete(slug);
    },
    remember(isOn) {
      isRemembering = isOn;
      known.clear();
      missing.clear();
      spellings.clear();
    },
  };
}

function resolutionOf(config: Pick<Config, 'publicUrl'>, row: SlugRow): Resolution {
  if (!leadsToCode(row)) return freed;
  const code = { orgId: row.org_id, codeId: row.code_id, name: row.name, orgName: row.org_name };
  const known = { ...code, visitorMode: row.visitor_mode, type: row.type, slug: row.slug, channel: row.channel };
  const isSuspended = row.is_suspended;
  const pageId = row.type === 'page' ? row.content.page_id : undefined;
  const active = {
    ...known,
    ...(pageId !== undefined && { pageId }),
    ...(row.forward_query.length > 0 && { forwards: row.forward_query }),
  };
  // A one-time code stays one whatever becomes of its base code.
  if (row.is_one_time) return { kind: 'oneTime', base: row.status, isSuspended, ...known };
  if (row.status === 'archived' && row.fallback) return targetOf(row.fallback, known);
  if (row.status !== 'active') return { kind: row.status, isSuspended, ...known };
  const policy = makeRedirectPolicy(config, row);
  return isPlain(policy) ? targetOf(policy.otherwise, active) : { kind: 'policy', policy, ...active };
}

function targetOf(target: string, known: KnownCode): Resolution {
  const location = safeLocation(target);
  return location ? { kind: 'target', location, ...known } : unknown;
}
