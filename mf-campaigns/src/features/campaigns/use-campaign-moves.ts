import type { Campaign } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { campaignTransitions, type CampaignState } from '@swapt/shared/values';
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
    const text = 'You cannot start an ended campaign again. Its results stay.';
    if (isFinal && !(await confirm(`End “${name}” permanently?`, text, 'End campaign'))) return;
    update.mutate(
      { campaign_id, data: { state: next } },
      { onSuccess: () => notify.success(`“${name}” is now: ${stateLabel(next).toLowerCase()}.`) },
    );
  };

  const onDelete = async () => {
    const text = 'We delete the campaign and its notes. Its codes stay and keep working. You cannot undo this.';
    if (!(await confirm(`Delete the campaign “${name}”?`, text, 'Delete campaign'))) return;
    remove.mutate(
      { campaign_id },
      {
        onSuccess: () => {
          notify.success(`“${name}” was deleted.`);
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
