import { keepTheme, paintTheme, readTheme, watchTheme, type ThemeChoice } from '@swapt/shared/theme';
import { useSyncExternalStore } from 'react';
import { useText } from './use-text.js';

const choices = ['light', 'dark', 'system'] as const;

/** The colours of our own pages, kept for the sign-in and the console as well. */
export function ThemeChoice() {
  const text = useText('home');
  // The server does not know what the browser's own storage says.
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => undefined);
  const choose = (choice: ThemeChoice) => {
    keepTheme(choice);
    paintTheme(choice);
  };
  return (
    <fieldset className="theme-choice" aria-label={text('theme')}>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={chosen === choice} onChange={() => choose(choice)} />
          {text(choice)}
        </label>
      ))}
    </fieldset>
  );
}
