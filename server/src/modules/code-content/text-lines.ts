/**
 * Lines of an iCalendar or vCard file: joined with CRLF, each folded so that none has more than 75 bytes (RFC 5545 3.1, RFC 6350 3.2). A
 * letter of several bytes is never cut.
 */
export const foldLines = (lines: readonly string[]): string => lines.map(fold).join('\r\n') + '\r\n';

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 75) {
      parts.push(part);
      [part, bytes] = [' ', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

/** A text as a value: what means something in the file is marked, and a line break is written as one. */
export const textValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
