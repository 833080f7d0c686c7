import { chosenTheme, themeCookie, type Mode, type ThemeChoice } from '../tokens/index.js';

/** Where the choice is kept in the browser, and the mode it came to as `theme` [G.theme]. The cookie only tells servers: some browsers drop it after a week. */
const storeName = 'theme-store';
const chosenHere = 'theme-chosen';
const yearSeconds = 31_536_000;
const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The mode that a choice comes to on this device. */
export const modeOf = (choice: ThemeChoice): Mode =>
  choice === 'system' ? (dark().matches ? 'dark' : 'light') : choice;

/** The choice made in this browser, sent to servers again where the cookie was dropped. */
export function readTheme(): ThemeChoice {
  const sent = chosenTheme(document.cookie);
  const stored = storedChoice();
  if (stored !== undefined && stored !== sent) keepTheme(stored);
  return stored ?? sent ?? 'light';
}

/** Keeps a choice for the console, the sign-in and the public pages alike. */
export function keepTheme(choice: ThemeChoice): void {
  document.cookie = `${themeCookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`;
  localStorage.setItem(storeName, JSON.stringify({ state: { theme: modeOf(choice), choice }, version: 0 }));
  dispatchEvent(new Event(chosenHere));
}

/** Shows the page in it; the device decides where nothing is said. */
export function paintTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Calls back when this tab or another has chosen, or the device changes its mode; returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const media = dark();
  const stored = ({ key }: StorageEvent) => {
    if (key === storeName) changed();
  };
  addEventListener('storage', stored);
  addEventListener(chosenHere, changed);
  media.addEventListener('change', changed);
  return () => {
    removeEventListener('storage', stored);
    removeEventListener(chosenHere, changed);
    media.removeEventListener('change', changed);
  };
}

function storedChoice(): ThemeChoice | undefined {
  const text = localStorage.getItem(storeName) ?? '';
  const found = /"choice":"(light|dark|system)"/.exec(text) ?? /"theme":"(light|dark)"/.exec(text);
  return found?.[1] as ThemeChoice | undefined;
}
