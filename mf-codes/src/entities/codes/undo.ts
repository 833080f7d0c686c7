import type { Api, Code } from '@swapt/shared/contract';

type Bulk = Omit<Api['codes.bulk']['in'], 'org_id'>;

/** The calls, in order, after which these codes are as they were before `action` was done to them. */
export function undoOf({ action, tags = [] }: Omit<Bulk, 'code_ids'>, codes: readonly Code[]): Bulk[] {
  const idsOf = (matches: (code: Code) => boolean) => codes.filter(matches).map(({ code_id }) => code_id);
  const was = (status: Code['status']) => idsOf((code) => code.status === status);
  const calls = ((): Bulk[] => {
    switch (action) {
      case 'pause':
        return [{ action: 'resume', code_ids: was('active') }];
      case 'resume':
        return [{ action: 'pause', code_ids: was('paused') }];
      case 'restore':
        return [
          { action: 'archive', code_ids: was('archived') },
          { action: 'delete', code_ids: was('deleted') },
        ];
      case 'archive':
      case 'delete':
        return [
          { action: 'restore', code_ids: idsOf(() => true) },
          { action: 'pause', code_ids: was('paused') },
          { action: 'archive', code_ids: action === 'delete' ? was('archived') : [] },
        ];
      case 'move': {
        const folders = new Set(codes.map(({ folder }) => folder?.folder_id ?? null));
        return [...folders].map((id) => ({
          action: 'move',
          folder_id: id,
          code_ids: idsOf(({ folder }) => (folder?.folder_id ?? null) === id),
        }));
      }
      case 'tag':
        return tags.map((tag) => ({
          action: 'untag',
          tags: [tag],
          code_ids: idsOf((code) => !code.tags.includes(tag)),
        }));
      case 'untag':
        return tags.map((tag) => ({ action: 'tag', tags: [tag], code_ids: idsOf((code) => code.tags.includes(tag)) }));
    }
  })();
  return calls.filter(({ code_ids: ids }) => ids.length > 0);
}
