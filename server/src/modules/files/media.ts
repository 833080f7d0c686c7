/** Kinds of files that a code can hold: none that a browser would run. `at` is where the mark begins. */
const kinds: { media: string; word: string; show: Show; marks: readonly { at: number; bytes: string }[] }[] = [
  { media: 'application/pdf', word: 'PDF', show: 'document', marks: [{ at: 0, bytes: '%PDF-' }] },
  { media: 'image/png', word: 'Picture', show: 'picture', marks: [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }] },
  { media: 'image/jpeg', word: 'Picture', show: 'picture', marks: [{ at: 0, bytes: '\xff\xd8\xff' }] },
  { media: 'image/gif', word: 'Picture', show: 'picture', marks: [{ at: 0, bytes: 'GIF87a' }] },
  { media: 'image/gif', word: 'Picture', show: 'picture', marks: [{ at: 0, bytes: 'GIF89a' }] },
  { media: 'image/webp', word: 'Picture', show: 'picture', marks: riff('WEBP') },
  { media: 'audio/wav', word: 'Sound', show: 'sound', marks: riff('WAVE') },
  { media: 'audio/mpeg', word: 'Sound', show: 'sound', marks: [{ at: 0, bytes: 'ID3' }] },
  { media: 'audio/mpeg', word: 'Sound', show: 'sound', marks: [{ at: 0, bytes: '\xff\xfb' }] },
  { media: 'audio/mpeg', word: 'Sound', show: 'sound', marks: [{ at: 0, bytes: '\xff\xf3' }] },
  { media: 'audio/ogg', word: 'Sound', show: 'sound', marks: [{ at: 0, bytes: 'OggS' }] },
  { media: 'audio/mp4', word: 'Sound', show: 'sound', marks: [{ at: 4, bytes: 'ftypM4A' }] },
  { media: 'video/mp4', word: 'Film', show: 'film', marks: [{ at: 4, bytes: 'ftyp' }] },
  { media: 'video/webm', word: 'Film', show: 'film', marks: [{ at: 0, bytes: '\x1a\x45\xdf\xa3' }] },
];
type Show = 'picture' | 'sound' | 'film' | 'document';

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

const kindOf = (media: string) => kinds.find((kind) => kind.media === media);

export const showAs = (media: string): Show => kindOf(media)?.show ?? 'document';

/** `PDF, 2.4 MB` */
export function describeFile({ media, bytes }: { media: string; bytes: number }): string {
  const size = bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${kindOf(media)?.word ?? 'File'}, ${size}`;
}
