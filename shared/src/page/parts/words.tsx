import { LinkedText } from '../../links/index.js';
import { useSurroundings } from '../surroundings.js';

/** A longer text of a page; in the editor its addresses lead nowhere, as its links. */
export function Words({ text }: { text: string }) {
  return useSurroundings().isEditing ? text : <LinkedText text={text} />;
}
