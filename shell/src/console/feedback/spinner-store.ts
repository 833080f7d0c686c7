import { create } from 'zustand';

/** How often each key was shown and not hidden yet. */
export const useSpinner = create<Record<string, number>>()(() => ({}));

export const showSpinner = (key: string) => useSpinner.setState((keys) => ({ [key]: (keys[key] ?? 0) + 1 }));

export const hideSpinner = (key: string) =>
  useSpinner.setState((keys) => ({ [key]: Math.max(0, (keys[key] ?? 0) - 1) }));

/** Lets go of every key of a remote that crashed and can no longer hide them itself. */
export function releaseSpinner(prefix: string): void {
  const kept = Object.entries(useSpinner.getState()).filter(([key]) => !key.startsWith(prefix));
  useSpinner.setState(Object.fromEntries(kept), true);
}
