import type { Mode } from './colours.js';

/** A mode, or whichever the device is in. */
export type ThemeChoice = Mode | 'system';

export const themeCookie = 'swapt_theme';

/** What was chosen in this browser, read from its cookies; servers see them, so no page shows the other colours first. */
export function chosenTheme(cookies = ''): ThemeChoice | undefined {
  const value = /(?:^|;\s*)swapt_theme=(light|dark|system)(?:;|$)/.exec(cookies)?.[1];
  return value as ThemeChoice | undefined;
}
