import { keepTheme, paintTheme, readTheme, watchTheme, type ThemeChoice } from '@swapt/shared/theme';
import { useSyncExternalStore } from 'react';

const choices = [
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
  { choice: 'system', label: 'Same as device' },
] as const;

/** The colours of our own pages, kept for the sign-in and the console as well. */
export function ThemeChoice() {
  // The server does not know what the browser's own storage says.
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => undefined);
  const choose = (choice: ThemeChoice) => {
    keepTheme(choice);
    paintTheme(choice);
  };
  return (
    <fieldset className="theme-choice" aria-label="Theme">
      {choices.map(({ choice, label }) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={chosen === choice} onChange={() => choose(choice)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
