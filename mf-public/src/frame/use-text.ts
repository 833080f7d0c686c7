import { richTextOf, type Namespace, type RichText, type Words } from '@swapt/shared/messages';
import { usePage } from '@swapt/shared/public';

// The edge: this release made them on the server.
const useWords = () => usePage().words as Words;

/** What a part of the screen says, in the language of the page. */
export const useText = <N extends Namespace>(namespace: N): RichText<N> => richTextOf(useWords(), namespace);

/** The language of the page, for what a browser writes itself. */
export const useLanguage = (): string => useWords().language;
