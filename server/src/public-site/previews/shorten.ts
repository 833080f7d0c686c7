const previewLength = 160;

/** The beginning of a text on one line, cut between words where there are some. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= previewLength) return line;
  const start = line.slice(0, previewLength);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), previewLength / 2))}…`;
}
