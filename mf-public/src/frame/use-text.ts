import { richTextOf, type Namespace, type RichText, type Words } from '@swapt/shared/messages';
import { usePage } from '@swapt/shared/public';

/** What a part of the screen says, in the language of the page. */
export const useText = <N extends Namespace>(namespace: N): RichText<N> =>
  // The edge: this release made them on the server.
  richTextOf(usePage().words as Words, namespace);
