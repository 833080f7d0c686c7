import { createUsePuck, type Config } from '@puckeditor/core';
import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import type { BlockType } from '@swapt/shared/values';
import { useMemo } from 'react';
import { toBlock, toRoot } from '../puck-document.js';

const usePuck = createUsePuck<Config>();
/** Where Puck keeps the one row of blocks that a page has. */
const zone = 'root:default-zone';

export interface BlockActions {
  /** Puts a new block behind the selected one, else at the end, and selects it. */
  add: (type: BlockType) => void;
  change: (index: number, block: PageBlock, part: object) => void;
  move: (from: number, to: number) => void;
  copy: (index: number) => void;
  remove: (index: number) => void;
  select: (index: number | undefined) => void;
  set: (root: PageDocument['root']['props']) => void;
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
      add: (type) => {
        const at = (selected ?? content.length - 1) + 1;
        const id = `${type}-${crypto.randomUUID()}`;
        dispatch({ type: 'insert', componentType: type, destinationIndex: at, destinationZone: zone, id });
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
    };
  }, [dispatch, selected, content.length]);

  const blocks = useMemo(() => content.flatMap((item) => toBlock(item) ?? []), [content]);
  const settings = useMemo(() => toRoot({ root }), [root]);
  return { blocks, settings, selected, ...actions };
}

/** Undoing and redoing. */
export const useHistory = () => usePuck(({ history }) => history);
