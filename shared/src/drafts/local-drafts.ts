import type { Drafts, KeptDraft } from '../sdk/index.js';

const prefix = 'draft:';
/** For what is too large to stand beside the forms. */
export const draftDatabase = 'swapt-drafts';
/** Ms for which a draft waits for its owner. */
const lifetime = 14 * 24 * 60 * 60_000;

/** The drafts of one person in one organization. A browser that has no room keeps no draft: the form works all the same. */
export function localDrafts(userId: string, orgId: string): Drafts {
  const keyOf = (name: string) => `${prefix}${userId}/${orgId}/${name}`;
  return {
    read: (name) => {
      const kept = parse(localStorage.getItem(keyOf(name)));
      return kept && Date.now() - Date.parse(kept.at) < lifetime ? kept : undefined;
    },
    keep: (name, values, basis) => {
      const kept: KeptDraft = { at: new Date().toISOString(), values, basis };
      try {
        localStorage.setItem(keyOf(name), JSON.stringify(kept));
      } catch {
        // What was kept before would come back as if it were the newest.
        localStorage.removeItem(keyOf(name));
      }
    },
    drop: (name) => localStorage.removeItem(keyOf(name)),
  };
}

export function forgetDrafts(): void {
  draftKeys().forEach((key) => localStorage.removeItem(key));
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(draftDatabase);
}

/** Somebody else signed in: what another person typed is not for them. Drafts that nobody came back for go, too. */
export function forgetDraftsOfOthers(userId: string): void {
  for (const key of draftKeys()) {
    const kept = parse(localStorage.getItem(key));
    const isOver = !kept || Date.now() - Date.parse(kept.at) >= lifetime;
    if (isOver || !key.startsWith(`${prefix}${userId}/`)) localStorage.removeItem(key);
  }
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

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
