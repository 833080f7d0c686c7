import { modeOf, readTheme, watchTheme, type ThemeChoice } from '@swapt/shared/theme';
import type { Mode } from '@swapt/shared/tokens';
import { create } from 'zustand';

const shown = (choice: ThemeChoice) => ({ choice, theme: modeOf(choice) });

export const useTheme = create<{ choice: ThemeChoice; theme: Mode }>()(() => shown(readTheme()));

/** Follows what is chosen, in this tab or another, and the device; returns how to stop. */
export function followTheme(): () => void {
  const read = () => useTheme.setState(shown(readTheme()));
  read();
  return watchTheme(read);
}
