export interface TextPart {
  text: string;
  /** Where it leads, if it is an address. */
  href?: string;
}

const label = String.raw`[\w\u00c0-\u061b\u061d-\u167f\u1e00-\u1fff\u3040-\ud7ff-]`;
const host = String.raw`(?:${label}+\.)+${label}+`;
/** Neither a space nor what is invisible, turns the direction of reading, or stands around an address. */
const letter = String.raw`[^\s<>"\u0060\\^{|}\u0000-\u001f\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]`;
/**
 * Nothing begins within another word or address, and a host is no name before an `@`, which would hide the host that counts. Without look-behind,
 * which older phones do not know.
 */
const addresses = new RegExp(
  String.raw`(^|[^\w@./:=-])((?:https?://|www\.)${host}(?::\d{1,5})?(?!${label}|@|:\S)(?:[/?#]${letter}*)?)`,
  'gi',
);
const punctuation = /[.,;:!?'*_~’”«»‹›…。，、！？)\]）】」』]/;
const opened = { ')': '(', ']': '[' };

/**
 * A text in parts: words, and the addresses of web pages among them. By patterns alone, so that servers and browsers find the same. Addresses of any
 * other kind stay words.
 */
export function linksInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(addresses)) {
    const [, before = '', found = ''] = match;
    const shown = withoutPunctuation(found);
    const start = match.index + before.length;
    if (start > end) parts.push({ text: text.slice(end, start) });
    parts.push({ text: shown, href: /^www\./i.test(shown) ? `https://${shown}` : shown });
    end = start + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Without what ends the sentence; a bracket that was opened within the address belongs to it. */
function withoutPunctuation(found: string): string {
  const count = (of: string) => found.split(of).length - 1;
  const surplus = new Map(Object.entries(opened).map(([close, open]) => [close, count(close) - count(open)]));
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (!punctuation.test(last)) break;
    const open = surplus.get(last);
    if (open === undefined) continue;
    if (open <= 0) break;
    surplus.set(last, open - 1);
  }
  return found.slice(0, end);
}
