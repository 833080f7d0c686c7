/** The parts that the screens of two or more remotes are made of. */
export { antdTheme } from './antd-theme.js';
export { CopyButton } from './copy-button.js';
export { DataList } from './data-list.js';
export type { DataListColumn, DataListFilter } from './data-list-types.js';
export { EmptyState } from './empty-state.js';
export { ErrorState } from './error-state.js';
export { formatDateTime, formatNumber } from './format.js';
export { FormPage } from './form-page.js';
export { Heading } from './heading.js';
export { Page } from './page.js';
export { Panel } from './panel.js';
export { StatTile } from './stat-tile.js';
export { DateText, RelativeTime } from './time-text.js';
export { useDangerConfirm } from './use-danger-confirm.js';
export { useIdempotencyKey } from './use-idempotency-key.js';
export { useIsPhone } from './use-is-phone.js';
export { useListAddress } from './use-list-address.js';
