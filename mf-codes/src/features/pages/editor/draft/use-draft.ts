import type { Page, PageDocument, PageView } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useUnsavedGuard } from '@swapt/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '@swapt/shared/text';
import { noErrors, sortErrors } from '../field-errors.js';
import { failureOf, keepDraft, type SaveState } from './keep-draft.js';
import { readUnsaved, unsavedPage } from './unsaved-page.js';

export type Draft = ReturnType<typeof useDraft>;

/** The draft that is worked on: kept saved, published, and what the server says of it. */
export function useDraft(view: PageView, first: Page) {
  const { call, drafts, notify } = useShell();
  const client = useQueryClient();
  const [page, setPage] = useState(first);
  const { page_id } = first;
  const [unsaved] = useState(() => unsavedPage(drafts, page_id));
  const [waiting] = useState(() => readUnsaved(drafts, first));
  const initial = waiting?.draft ?? first.draft;
  const [document, setDocument] = useState(initial);
  const [published, setPublished] = useState(view.published?.document);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [isPublishing, setIsPublishing] = useState(false);

  const forgetLists = () => client.invalidateQueries({ queryKey: ['pages', 'pages.list'] });
  const [keeper] = useState(() =>
    keepDraft({
      page: waiting ? { ...first, revision: waiting.revision } : first,
      unsaved,
      send: async (draft, revision) => (await call('pages.update', { page_id, revision, data: { draft } })).data,
      onState: setState,
      onSaved: (saved) => {
        setPage(saved);
        void forgetLists();
      },
      onLost: (sentence) =>
        notify.error(t('“{name}” could not be saved when you left it. {sentence}', { name: first.name, sentence })),
    }),
  );
  useEffect(() => keeper.attach(), [keeper]);
  useEffect(() => {
    if (!waiting) return;
    keeper.change(waiting.draft);
    notify.success(t('We put back what you had not saved.'));
  }, [keeper, notify, waiting]);
  useLeaving(state);

  const change = useCallback(
    (next: PageDocument) => {
      setDocument(next);
      keeper.change(next);
    },
    [keeper],
  );

  /** Saves what there is to save and shows it to everybody; gives whether it did. */
  const publish = async (): Promise<boolean> => {
    setIsPublishing(true);
    try {
      if (!(await keeper.save())) return false;
      const { data } = await call('pages.publish', { page_id, revision: keeper.revision() });
      setPage(data);
      setPublished(keeper.latest());
      void forgetLists();
      return true;
    } catch (error) {
      setState(failureOf(error, keeper.latest()));
      return false;
    } finally {
      setIsPublishing(false);
    }
  };

  /** Puts this draft in place of what somebody else saved. */
  const overwrite = async () => {
    const { data } = await call('pages.get', { page_id });
    if (data.page) await keeper.overwrite(data.page.revision);
  };

  const errors = useMemo(
    () => (state.kind === 'refused' ? sortErrors(state.fields, state.document) : noErrors),
    [state],
  );
  return {
    page,
    setPage,
    /** What the editor begins with: the draft, or what was not saved of it. */
    initial,
    /** Gives up what is not saved. */
    giveUp: unsaved.drop,
    document,
    published,
    state,
    errors,
    isPublishing,
    change,
    publish,
    overwrite,
    save: keeper.save,
    revision: keeper.revision,
  };
}

/** Asks before a draft is left that cannot be saved, and before a tab is closed too early; else it is saved when its screen is left. */
function useLeaving(state: SaveState): void {
  const { signal } = useShell();
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  useUnsavedGuard(useCallback(() => 'sentence' in now.current, []));
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (now.current.kind !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [signal]);
}
