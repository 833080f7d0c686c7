import { formatDate, formatDateTime, formatRelative } from './format.js';

/** How long ago something was; the exact time shows on hover. */
export function RelativeTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  );
}

/** A date in the viewer's zone; the exact time shows on hover. */
export function DateText({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  );
}
