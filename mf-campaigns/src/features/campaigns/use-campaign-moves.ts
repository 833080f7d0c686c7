import type { Campaign } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { campaignTransitions, type CampaignState } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

import { moveLabels, stateLabel } from './campaign-state.js';
import { useDeleteCampaign, useUpdateCampaign } from './campaigns.queries.js';

/** What can be done to a campaign in its present state, each asked about first when it cannot be taken back. */
export function useCampaignMoves({ campaign_id, name, state }: Campaign, onDeleted?: () => void) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const update = useUpdateCampaign();
  const remove = useDeleteCampaign();

  const move = async (next: CampaignState) => {
    const isFinal = campaignTransitions[next].length === 0;
    const text = t('You cannot start an ended campaign again. Its results stay.');
    if (isFinal && !(await confirm(t('End “{name}” permanently?', { name }), text, t('End campaign')))) return;
    update.mutate(
      { campaign_id, data: { state: next } },
      {
        onSuccess: () =>
          notify.success(t('“{name}” is now: {state}.', { name, state: stateLabel(next).toLowerCase() })),
      },
    );
  };

  const onDelete = async () => {
    const text = t('We delete the campaign and its notes. Its codes stay and keep working. You cannot undo this.');
    if (!(await confirm(t('Delete the campaign “{name}”?', { name }), text, t('Delete campaign')))) return;
    remove.mutate(
      { campaign_id },
      {
        onSuccess: () => {
          notify.success(t('“{name}” was deleted.', { name }));
          onDeleted?.();
        },
      },
    );
  };

  return {
    isBusy: update.isPending || remove.isPending,
    moves: campaignTransitions[state].map((next) => ({
      state: next,
      label: moveLabels[next],
      run: () => void move(next),
    })),
    remove: () => void onDelete(),
  };
}
