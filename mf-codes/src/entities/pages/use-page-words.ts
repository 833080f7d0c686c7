import { englishSamples, fetchEditorWords, type EditorWords } from '@swapt/shared/messages/editor-words';
import { useQuery } from '@tanstack/react-query';

/** Without its words a page lacks a few, and what is added to it begins in English; nothing else. */
const none: EditorWords = { words: { language: 'en', messages: {} }, samples: englishSamples };

/** What the editor and the pictures of pages need of a page's language; nothing until it is fetched. What cannot be fetched is asked for again, and with every return of the connection. */
export function useEditorWords(language: string): EditorWords | undefined {
  const { data, failureCount, isPaused } = useQuery({
    queryKey: ['editor-words', language],
    queryFn: () => fetchEditorWords(language),
    staleTime: Infinity,
    retry: true,
  });
  return data ?? (failureCount > 0 || isPaused ? none : undefined);
}

/** What the blocks of a page say by themselves. */
export const usePageWords = (language: string) => (useEditorWords(language) ?? none).words;
