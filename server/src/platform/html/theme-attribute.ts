import { chosenTheme, type ThemeChoice } from '@swapt/shared/tokens';

/** The theme of a page of ours: what its reader has chosen, light without a choice. */
export const themeOf = (cookies: string | undefined): ThemeChoice => chosenTheme(cookies) ?? 'light';

/** Without the attribute a page follows the device. */
export const themeAttribute = (theme: ThemeChoice): string => (theme === 'system' ? '' : ` data-theme="${theme}"`);
