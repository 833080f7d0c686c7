import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import type { CodeStatus } from '@swapt/shared/values';
import { useDeleteCode, useUpdateCode } from './codes.queries.js';

const named = (codes: readonly Code[]) => (codes.length === 1 ? `“${codes[0]?.name}”` : `${codes.length} codes`);

/** Pausing, resuming, deleting and bringing back one code or many. A failure shows in the snackbar and the others go on. */
export function useCodeActions() {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const update = useUpdateCode();
  const remove = useDeleteCode();

  const setStatus = async (codes: readonly Code[], status: Exclude<CodeStatus, 'deleted'>, done: string) => {
    const results = await Promise.allSettled(
      codes.map(({ org_id, code_id }) => update.mutateAsync({ org_id, code_id, data: { status } })),
    );
    const changed = codes.filter((_, index) => results[index]?.status === 'fulfilled');
    if (changed.length > 0) notify.success(`${named(changed)} ${changed.length === 1 ? 'is' : 'are'} ${done}.`);
  };

  const deleteCodes = async (codes: readonly Code[]): Promise<boolean> => {
    const one = codes.length === 1;
    const isSure = await confirm(
      `Delete ${named(codes)}?`,
      `Whoever scans ${one ? 'its print' : 'their prints'} sees a page that says ${one ? 'it is' : 'they are'} no longer in use. The scans counted so far are kept, and you can bring ${one ? 'it' : 'them'} back.`,
      'Delete',
    );
    if (!isSure) return false;
    const results = await Promise.allSettled(
      codes.map(({ org_id, code_id }) => remove.mutateAsync({ org_id, code_id })),
    );
    const deleted = codes.filter((_, index) => results[index]?.status === 'fulfilled');
    if (deleted.length === 0) return false;
    notify.success(`${named(deleted)} ${deleted.length === 1 ? 'was' : 'were'} deleted.`, {
      label: 'Undo',
      run: () => void setStatus(deleted, 'active', 'back'),
    });
    return true;
  };

  return {
    isBusy: update.isPending || remove.isPending,
    pause: (codes: readonly Code[]) => setStatus(codes, 'paused', 'paused'),
    resume: (codes: readonly Code[]) => setStatus(codes, 'active', 'active again'),
    restore: (codes: readonly Code[]) => setStatus(codes, 'active', 'back'),
    deleteCodes,
  };
}
