import type { Mode } from '@swapt/shared/tokens';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const useTheme = create<{ theme: Mode }>()(
  persist<{ theme: Mode }>(() => ({ theme: 'light' }), { name: 'theme-store' }),
);

export const toggleTheme = () => useTheme.setState(({ theme }) => ({ theme: theme === 'light' ? 'dark' : 'light' }));
