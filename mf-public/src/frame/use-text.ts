import { richTextOf, type Namespace, type RichText, type Words } from '@swapt/shared/messages';
import { usePage } from '@swapt/shared/public';

// The edge: this release made them on the server.
const useWords = () => usePage().words as Words;

/** What a part of the screen says, in the language of the page. */
export function useText<N extends Namespace>(namespace: N): RichText<N> {
  const words = useWords();
  if (!words.messages[namespace]) throw new Error(`The words of ${namespace} are not among those of this screen`);
  return richTextOf(words, namespace);
}

/** The language of the page, for what a browser writes itself. */
export const useLanguage = (): string => useWords().language;
