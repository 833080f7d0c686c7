import type { OrgInput } from '@swapt/shared/client';
import type { Campaign } from '@swapt/shared/contract';
import { DeleteManyActions, nameOrCount, sentAs, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useDeleteManyCampaigns } from './campaigns.queries.js';

type Filter = NonNullable<OrgInput<'bulkChanges.deleteCampaigns'>['filter']>;

interface Props {
  selected: Selected<Campaign, Filter>;
  onDone: () => void;
}

/** Buttons for the campaigns that are selected in the list. */
export function ManyCampaignsActions({ selected, onDone }: Props) {
  const start = useDeleteManyCampaigns();
  const campaigns = nameOrCount(
    selected,
    ({ name }) => name,
    (count) => t('{count} campaigns', { count }),
  );
  return (
    <DeleteManyActions
      title={t('Delete {campaigns}?', { campaigns })}
      text={t(
        'We delete the campaigns with their notes. Their codes stay and keep working. You can undo this for a day.',
      )}
      isBusy={start.isPending}
      onDelete={() =>
        start.mutate(
          sentAs(selected, (rows) => ({ campaign_ids: rows.map(({ campaign_id }) => campaign_id) })),
          { onSuccess: onDone },
        )
      }
      onClear={onDone}
    />
  );
}
