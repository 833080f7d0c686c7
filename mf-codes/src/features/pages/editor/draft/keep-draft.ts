import { ApiError } from '@swapt/shared/client';
import type { Page, PageDocument } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { t } from '@swapt/shared/text';
import type { UnsavedPage } from './unsaved-page.js';

export type SaveState =
  | { kind: 'saved' }
  /** Changed, and saved once typing pauses. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** The server says what is wrong; `document` is the one it says it of. */
  | { kind: 'refused'; sentence: string; fields: Record<string, string>; document: PageDocument }
  /** Somebody else saved first. */
  | { kind: 'conflict'; sentence: string }
  | { kind: 'failed'; sentence: string };

interface Options {
  page: Page;
  unsaved: UnsavedPage;
  /** Saves a draft over a revision; gives the page as it is then. */
  send: (draft: PageDocument, revision: number) => Promise<Page>;
  onState: (state: SaveState) => void;
  onSaved: (page: Page) => void;
  /** The last save, which goes on after the editor was left, failed. */
  onLost: (sentence: string) => void;
}

/** How long typing has to pause, and how long a failure is left alone, in ms. */
const pauses = { typing: 1200, failure: 10_000 } as const;

/**
 * Keeps a draft saved while it is worked on: one save at a time, always of the newest document, each over the revision that the one before
 * made. A refusal waits for the next change, a conflict for the person.
 */
export function keepDraft({ page, unsaved, send, onState, onSaved, onLost }: Options) {
  let revision = page.revision;
  let saved = page.draft;
  let latest = page.draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let state: SaveState = { kind: 'saved' };
  let isLeft = false;

  const setState = (next: SaveState) => {
    state = next;
    if (!isLeft) onState(next);
    else if ('sentence' in next) onLost(next.sentence);
  };
  const isSaved = () => isSame(latest, saved);
  const keep = () => (isSaved() ? unsaved.drop() : unsaved.keep(latest, revision));
  const schedule = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pause);
  };

  async function sendAll(): Promise<boolean> {
    while (!isSaved()) {
      const document = latest;
      setState({ kind: 'saving' });
      try {
        const next = await send(document, revision);
        revision = next.revision;
        saved = document;
        keep();
        onSaved(next);
      } catch (error) {
        const failure = failureOf(error, document);
        setState(failure);
        if (failure.kind === 'failed' && !isLeft) schedule(pauses.failure);
        return false;
      }
    }
    setState({ kind: 'saved' });
    return true;
  }

  /** Saves what there is to save; gives whether all of it is. */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    if (state.kind === 'conflict') return Promise.resolve(false);
    running ??= sendAll().finally(() => (running = undefined));
    return running;
  }

  return {
    change(document: PageDocument) {
      latest = document;
      keep();
      if (state.kind === 'conflict' || running) return;
      clearTimeout(timer);
      setState({ kind: isSaved() ? 'saved' : 'waiting' });
      if (!isSaved()) schedule(pauses.typing);
    },
    save,
    /** Goes on over what somebody else saved. */
    overwrite(theirs: number): Promise<boolean> {
      revision = theirs;
      setState({ kind: 'waiting' });
      return save();
    },
    revision: () => revision,
    latest: () => latest,
    /** The editor is there; the function that it gets is called when it goes: what can be saved still is. */
    attach: () => {
      isLeft = false;
      return () => {
        clearTimeout(timer);
        isLeft = true;
        if (state.kind === 'waiting') void save();
      };
    },
  };
}

/** What a failed save or publishing means for the draft. */
export function failureOf(error: unknown, document: PageDocument): SaveState {
  if (!(error instanceof ApiError)) return { kind: 'failed', sentence: t('This could not be saved.') };
  const sentence = [error.message, error.details].filter(Boolean).join(' ');
  if (error.code === 'page.conflict') return { kind: 'conflict', sentence };
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefusal ? { kind: 'refused', sentence, fields: error.fields, document } : { kind: 'failed', sentence };
}
