/** What the analytics of several remotes are made of. */
export { bucketLabels, bucketMoments } from './bucket-labels.js';
export { BusyHours } from './busy-hours.js';
export { changeText } from './change-text.js';
export { CountTable } from './count-table.js';
export { FunnelSteps } from './funnel-steps.js';
export { RangeBar } from './range-bar.js';
export { useRange } from './use-range.js';
