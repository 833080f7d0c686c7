import type { Drafts, KeptDraft } from '../sdk/index.js';

const prefix = 'draft:';
/** Ms for which a draft waits for its owner. */
const lifetime = 14 * 24 * 60 * 60_000;

/** The drafts of one person in one organization. A browser that keeps nothing, or has no room, keeps no draft: the form works all the same. */
export function localDrafts(userId: string, orgId: string): Drafts {
  const keyOf = (name: string) => `${prefix}${userId}/${orgId}/${name}`;
  return {
    read: (name) => {
      const kept = parse(read(keyOf(name)));
      return kept && Date.now() - Date.parse(kept.at) < lifetime ? kept : undefined;
    },
    keep: (name, values) => {
      const kept: KeptDraft = { at: new Date().toISOString(), values };
      try {
        localStorage.setItem(keyOf(name), JSON.stringify(kept));
      } catch {
        // What was kept before would come back as if it were the newest.
        remove(keyOf(name));
      }
    },
    drop: (name) => remove(keyOf(name)),
  };
}

export const forgetDrafts = (): void => draftKeys().forEach(remove);

/** Somebody else signed in: what another person typed is not for them. Drafts that nobody came back for go, too. */
export function forgetDraftsOfOthers(userId: string): void {
  for (const key of draftKeys()) {
    const kept = parse(read(key));
    const isOver = !kept || Date.now() - Date.parse(kept.at) >= lifetime;
    if (isOver || !key.startsWith(`${prefix}${userId}/`)) remove(key);
  }
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing where nothing can be kept.
  }
}

function parse(text: string | null): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null;
