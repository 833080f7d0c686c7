import { StatusLabel } from '@swapt/shared/ui';
import type { CampaignState } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

const stateStyles = {
  draft: { label: t('Draft'), hue: 'neutral' },
  scheduled: { label: t('Scheduled'), hue: 'secondary' },
  running: { label: t('Running'), hue: 'success' },
  paused: { label: t('Paused'), hue: 'warning' },
  ended: { label: t('Ended'), hue: 'neutral' },
} as const satisfies Record<CampaignState, object>;

export const stateLabel = (state: CampaignState) => stateStyles[state].label;

export function StateLabel({ state }: { state: CampaignState }) {
  return <StatusLabel {...stateStyles[state]} />;
}

/** What the button says that moves a campaign to this state. */
export const moveLabels = {
  draft: t('Back to draft'),
  scheduled: t('Schedule'),
  running: t('Start now'),
  paused: t('Pause'),
  ended: t('End permanently'),
} as const satisfies Record<CampaignState, string>;
