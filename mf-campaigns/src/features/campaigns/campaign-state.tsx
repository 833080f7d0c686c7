import { StatusLabel } from '@swapt/shared/ui';
import type { CampaignState } from '@swapt/shared/values';

const stateStyles = {
  draft: { label: 'Draft', hue: 'neutral' },
  scheduled: { label: 'Scheduled', hue: 'secondary' },
  running: { label: 'Running', hue: 'success' },
  paused: { label: 'Paused', hue: 'warning' },
  ended: { label: 'Ended', hue: 'neutral' },
} as const satisfies Record<CampaignState, object>;

export const stateLabel = (state: CampaignState) => stateStyles[state].label;

export function StateLabel({ state }: { state: CampaignState }) {
  return <StatusLabel {...stateStyles[state]} />;
}

/** What the button says that moves a campaign to this state. */
export const moveLabels = {
  draft: 'Back to draft',
  scheduled: 'Schedule',
  running: 'Start now',
  paused: 'Pause',
  ended: 'End permanently',
} as const satisfies Record<CampaignState, string>;
