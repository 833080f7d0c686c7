import { richTextOf, type Namespace, type RichText } from '../../messages/index.js';
import { useSurroundings } from '../surroundings.js';

/** What a block says by itself, in the language of the page. */
export const useText = <N extends Namespace>(namespace: N): RichText<N> =>
  richTextOf(useSurroundings().words, namespace);
