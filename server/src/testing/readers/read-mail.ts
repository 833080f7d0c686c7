/** One piece of a mail: how it is described, and what it has, decoded. */
interface MailPiece {
  type: string;
  headers: string;
  body: Buffer;
}

/** The pieces of a mail as it went over the wire, without those that only contain others. */
export function piecesOf(mail: string): MailPiece[] {
  const end = mail.indexOf('\r\n\r\n');
  const headers = mail.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = mail.slice(end + 4);
  const type = /^content-type: ([^;\s]+)/im.exec(headers)?.[1] ?? 'text/plain';
  const boundary = /boundary="?([^";\r\n]+)/i.exec(headers)?.[1];
  if (boundary === undefined) return [{ type, headers, body: decoded(body, headers) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => piecesOf(piece.replace(/^\r\n/, '').replace(/\r\n$/, '')));
}

function decoded(body: string, headers: string): Buffer {
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
