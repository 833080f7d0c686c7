import type { BulkAction } from '@swapt/shared/values';
import {
  changeAll,
  lockFolder,
  putCodesBack,
  type BulkRequest as CodesRequest,
  type CodeBefore,
} from '../codes/codes.service.js';
import type { BulkKind, BulkRequest } from './bulk-kind.js';

const codesAtOnce = 100;

export const codeKind: BulkKind = {
  atOnce: () => codesAtOnce,
  takesTurn: false,
  canUndo: () => true,
  change: async (part, ids, given) => {
    const request = requestOf(given);
    if (!(await lockFolder(part.tx, part.orgId, request)))
      return { changed: [], left: ids.map(() => ({ name: '', reason: 'The folder was deleted.' })) };
    const { changed, left } = await changeAll(part, ids, request);
    const before = changed.map(({ code_id: id, status, folder_id, tags }) => ({
      item_id: id,
      before: { status, folder_id, tags },
    }));
    return { changed: before, left };
  },
  putBack: (part, items, given) =>
    putCodesBack(
      part,
      // Only the lines above wrote it.
      items.map(({ item_id, before }) => ({ code_id: item_id, ...before }) as CodeBefore),
      requestOf(given),
    ),
};

/** The change was started with an action of codes. */
const requestOf = ({ action, folder_id, tags }: BulkRequest): CodesRequest => ({
  action: action as BulkAction,
  folder_id,
  tags: [...tags],
});
