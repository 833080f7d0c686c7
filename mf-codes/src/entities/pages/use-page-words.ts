import type { Words } from '@swapt/shared/messages';
import { useEffect, useState } from 'react';

const none: Words = { language: 'en', messages: {} };

/** What the blocks of a page say by themselves. All languages come in a file of their own, with the first page that is shown. */
export function usePageWords(language: string): Words {
  const [words, setWords] = useState(none);
  useEffect(() => {
    let isShown = true;
    // Without them a page lacks a few words, and nothing else.
    void import('@swapt/shared/messages/words')
      .then(({ wordsOf }) => isShown && setWords(wordsOf(language, ['blocks', 'answers'])))
      .catch(() => undefined);
    return () => void (isShown = false);
  }, [language]);
  return words;
}
