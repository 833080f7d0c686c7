/** Kinds of files that can be the content of a code: none that a browser would run. `at` is where the mark begins. */
const kinds: { media: string; show: Show; kind: Kind; marks: readonly { at: number; bytes: string }[] }[] = [
  { media: 'application/pdf', show: 'document', kind: 'pdf', marks: [{ at: 0, bytes: '%PDF-' }] },
  { media: 'image/png', show: 'picture', kind: 'picture', marks: [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }] },
  { media: 'image/jpeg', show: 'picture', kind: 'picture', marks: [{ at: 0, bytes: '\xff\xd8\xff' }] },
  { media: 'image/gif', show: 'picture', kind: 'picture', marks: [{ at: 0, bytes: 'GIF87a' }] },
  { media: 'image/gif', show: 'picture', kind: 'picture', marks: [{ at: 0, bytes: 'GIF89a' }] },
  { media: 'image/webp', show: 'picture', kind: 'picture', marks: riff('WEBP') },
  { media: 'audio/wav', show: 'sound', kind: 'sound', marks: riff('WAVE') },
  { media: 'audio/mpeg', show: 'sound', kind: 'sound', marks: [{ at: 0, bytes: 'ID3' }] },
  { media: 'audio/mpeg', show: 'sound', kind: 'sound', marks: [{ at: 0, bytes: '\xff\xfb' }] },
  { media: 'audio/mpeg', show: 'sound', kind: 'sound', marks: [{ at: 0, bytes: '\xff\xf3' }] },
  { media: 'audio/ogg', show: 'sound', kind: 'sound', marks: [{ at: 0, bytes: 'OggS' }] },
  { media: 'audio/mp4', show: 'sound', kind: 'sound', marks: [{ at: 4, bytes: 'ftypM4A' }] },
  { media: 'video/mp4', show: 'film', kind: 'film', marks: [{ at: 4, bytes: 'ftyp' }] },
  { media: 'video/webm', show: 'film', kind: 'film', marks: [{ at: 0, bytes: '\x1a\x45\xdf\xa3' }] },
];
type Show = 'picture' | 'sound' | 'film' | 'document';
type Kind = Exclude<Show, 'document'> | 'pdf' | 'file';

function riff(name: string) {
  return [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: name },
  ];
}

/** The media type of a file by its first bytes, whatever it is called; nothing for a kind that is not taken. */
export function mediaOf(file: Buffer): string | undefined {
  const has = ({ at, bytes }: { at: number; bytes: string }) =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return kinds.find(({ marks }) => marks.every(has))?.media;
}

const kindIs = (media: string) => kinds.find((kind) => kind.media === media);

export const showAs = (media: string): Show => kindIs(media)?.show ?? 'document';

/** What people call a file of this media type. */
export const kindOf = (media: string): Kind => kindIs(media)?.kind ?? 'file';
