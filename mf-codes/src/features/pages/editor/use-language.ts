import { englishSamples, fetchEditorWords } from '@swapt/shared/messages/editor-words';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useState } from 'react';
import { useBlocks } from './blocks/use-blocks.js';

/** The settings may be closed before the words are there, and opened for another choice: the newest one counts. */
let newest = 0;

/** Puts the page into another language, its sample texts with it, once they are there. */
export function useLanguage() {
  const { notify } = useShell();
  const { settings, translate } = useBlocks();
  const [next, setNext] = useState<string>();
  const { language } = settings;

  const change = async (chosen: string) => {
    setNext(chosen);
    newest += 1;
    const asked = newest;
    try {
      // A page may still have English words from the time before it got its language.
      const [own, to] = await Promise.all([fetchEditorWords(language), fetchEditorWords(chosen)]);
      if (asked === newest) translate(chosen, [own.samples, englishSamples], to.samples);
    } catch {
      notify.error(t('We could not load the words of this language. Check your connection and choose it again.'));
    } finally {
      setNext(undefined);
    }
  };
  return { language: next ?? language, isChanging: next !== undefined, change };
}
