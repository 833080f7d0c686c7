import type { Campaign } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Panel } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { StateLabel } from './campaign-state.js';
import { useCampaignMoves } from './use-campaign-moves.js';

/** Status, result and moves of a campaign, beside its form. */
export function CampaignPanel({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const { isBusy, moves, remove } = useCampaignMoves(campaign, () => void navigate('/admin/campaigns'));
  return (
    <Panel title={t('Status')} extra={<StateLabel state={campaign.state} />}>
      <Flex vertical gap={space.sm}>
        <span>{t('{scans, plural, one {# scan} other {# scans}} so far', { scans: campaign.scans })}</span>
        {moves.map(({ state, label, run }) => (
          <Button key={state} block disabled={isBusy} onClick={run}>
            {label}
          </Button>
        ))}
        <Button block danger disabled={isBusy} onClick={remove}>
          {t('Delete campaign')}
        </Button>
      </Flex>
    </Panel>
  );
}
