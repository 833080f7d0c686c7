import type { CampaignState } from '@swapt/shared/values';
import { Tag } from 'antd';

const looks = {
  draft: ['Draft', 'default'],
  scheduled: ['Scheduled', 'purple'],
  running: ['Running', 'green'],
  paused: ['Paused', 'gold'],
  ended: ['Ended', 'default'],
} as const satisfies Record<CampaignState, readonly [label: string, colour: string]>;

export const stateLabel = (state: CampaignState) => looks[state][0];

export function StateTag({ state }: { state: CampaignState }) {
  const [label, colour] = looks[state];
  return <Tag color={colour}>{label}</Tag>;
}

/** What the button says that moves a campaign to this state. */
export const moveLabels = {
  draft: 'Back to draft',
  scheduled: 'Schedule',
  running: 'Start now',
  paused: 'Pause',
  ended: 'End for good',
} as const satisfies Record<CampaignState, string>;
