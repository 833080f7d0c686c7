const MAX_LENGTH = 60;

/**
 * A name that somebody chose, for a mail to somebody else or an invitation in their console: one short line, without what mail programs turn into
 * a link or a number to call (six digits of any script without a letter between them), so that nobody sends a message of theirs in our name.
 */
export function plainName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’&.,!()+-]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\p{N}(?:[^\p{L}\p{N}]*\p{N}){5,}/gu, '…')
    .replace(/ {2,}/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('').trim()}…` : plain || 'without a name';
}
