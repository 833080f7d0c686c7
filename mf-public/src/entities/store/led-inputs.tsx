import { ledParameters, type LedBy } from '@swapt/shared/public/led-by';

/** Carries on what led to a page, in a plain form of it. */
export const LedInputs = ({ led }: { led: LedBy | undefined }) =>
  ledParameters(led).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
