import { t } from '@swapt/shared/text';
import { StatusLabel, type StatusHue } from '@swapt/shared/ui';
import type { EventState } from '@swapt/shared/values';

const states: Record<EventState, { label: string; hue: StatusHue }> = {
  scheduled: { label: t('Planned'), hue: 'neutral' },
  open: { label: t('Selling'), hue: 'success' },
  closing: { label: t('Closed, to settle'), hue: 'warning' },
  settled: { label: t('Settled'), hue: 'secondary' },
  canceled: { label: t('Called off'), hue: 'neutral' },
};

export const eventStateLabel = (state: EventState): string => states[state].label;

export const EventStateLabel = ({ state }: { state: EventState }) => <StatusLabel {...states[state]} />;

/** What the product does not claim to be. */
export const fiscalWords = t(
  'This desk is no certified till. Where the law asks for one, such as with a technical security device or fiscal printer, use that for the receipt.',
);
