import { createUsePuck, type Config } from '@puckeditor/core';
import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import type { SampleTexts } from '@swapt/shared/messages/editor-words';
import { newBlockIn } from '@swapt/shared/page/document';
import { inLanguage } from '@swapt/shared/page/samples';
import type { BlockType } from '@swapt/shared/values';
import { useMemo } from 'react';
import { toBlock, toData, toDocument, toRoot } from '../puck-document.js';

const usePuck = createUsePuck<Config>();
/** Where Puck keeps the one row of blocks that a page has. */
const zone = 'root:default-zone';

export interface BlockActions {
  /** Puts a new block, with what it says at first, behind the selected one, else at the end, and selects it. */
  add: (type: BlockType, samples: SampleTexts) => void;
  change: (index: number, block: PageBlock, part: object) => void;
  move: (from: number, to: number) => void;
  copy: (index: number) => void;
  remove: (index: number) => void;
  select: (index: number | undefined) => void;
  set: (root: PageDocument['root']['props']) => void;
  /** Puts the page into another language; what it said of itself in others is said in that one. */
  translate: (language: string, from: readonly SampleTexts[], to: SampleTexts) => void;
}

/** The blocks of the page that is edited, the selected one, and what can be done with them. */
export function useBlocks() {
  const content = usePuck(({ appState }) => appState.data.content);
  const root = usePuck(({ appState }) => appState.data.root);
  const selector = usePuck(({ appState }) => appState.ui.itemSelector);
  const dispatch = usePuck((puck) => puck.dispatch);
  const selected = selector ? selector.index : undefined;

  const actions = useMemo<BlockActions>(() => {
    const select = (index: number | undefined) =>
      dispatch({ type: 'setUi', ui: { itemSelector: index === undefined ? null : { index, zone } } });
    return {
      add: (type, samples) => {
        const at = (selected ?? content.length - 1) + 1;
        const id = `${type}-${crypto.randomUUID()}`;
        // Puck inserts what it was told once, in English; the two are one step to undo.
        const place = { destinationIndex: at, destinationZone: zone };
        dispatch({ type: 'insert', componentType: type, ...place, id, recordHistory: false });
        dispatch({ type: 'replace', ...place, data: newBlockIn(samples, type, id) });
        select(at);
      },
      change: (index, { type, props }, part) => {
        const data = { type, props: { ...props, ...part } };
        dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data });
      },
      move: (from, to) => {
        dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone });
        if (selected === from) select(to);
      },
      copy: (index) => {
        dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone });
        select(index + 1);
      },
      remove: (index) => {
        dispatch({ type: 'remove', index, zone });
        select(undefined);
      },
      select,
      set: (props) => dispatch({ type: 'replaceRoot', root: { props } }),
      translate: (language, from, to) =>
        dispatch({
          type: 'setData',
          data: (data) => toData(inLanguage(toDocument(data), language, from, to)),
          recordHistory: true,
        }),
    };
  }, [dispatch, selected, content.length]);

  const blocks = useMemo(() => content.flatMap((item) => toBlock(item) ?? []), [content]);
  const settings = useMemo(() => toRoot({ root }), [root]);
  return { blocks, settings, selected, ...actions };
}

/** Undoing and redoing. */
export const useHistory = () => usePuck(({ history }) => history);
