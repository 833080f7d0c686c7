import { englishSamples, fetchEditorWords, type EditorWords } from '@swapt/shared/messages/editor-words';
import { useEffect, useState } from 'react';

/** Without its words a page lacks a few, and what is added to it begins in English; nothing else. */
const none: EditorWords = { words: { language: 'en', messages: {} }, samples: englishSamples };

/** What the editor and the pictures of pages need of a page's language; nothing until it is fetched. */
export function useEditorWords(language: string): EditorWords | undefined {
  const [known, setKnown] = useState<{ language: string; words: EditorWords }>();
  useEffect(() => {
    let isShown = true;
    const show = (words: EditorWords) => isShown && setKnown({ language, words });
    void fetchEditorWords(language).then(show, () => show(none));
    return () => void (isShown = false);
  }, [language]);
  return known?.language === language ? known.words : undefined;
}

/** What the blocks of a page say by themselves. */
export const usePageWords = (language: string) => (useEditorWords(language) ?? none).words;
