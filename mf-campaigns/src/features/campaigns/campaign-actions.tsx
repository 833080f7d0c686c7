import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Campaign } from '@swapt/shared/contract';
import { RowMenu } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useCampaignMoves } from './use-campaign-moves.js';

/** The moves of a campaign as a menu, for a row of the list. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { isBusy, moves, remove } = useCampaignMoves(campaign);
  const items = [
    ...moves.map(({ state, label, run }) => ({ key: state, label, onClick: run })),
    ...(moves.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: 'delete', danger: true, icon: <DeleteOutlined aria-hidden />, label: t('Delete'), onClick: remove },
  ];
  return <RowMenu name={campaign.name} items={items} isBusy={isBusy} />;
}
