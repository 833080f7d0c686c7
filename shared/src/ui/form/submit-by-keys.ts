import type { KeyboardEvent } from 'react';

/**
 * Sends a form by Ctrl+Enter. For the capture phase: an open list of choices would take the Enter as the choice of whatever it happens to point at. What
 * is typed into a field of tags and not closed with Enter yet is taken in first, as it is when the field is left.
 */
export const submitByKeys = (submit: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  target.blur();
  target.focus({ preventScroll: true });
  submit();
};
