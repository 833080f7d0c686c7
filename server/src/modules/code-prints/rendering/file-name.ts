/** A name that every system can store and that tells code and printed width: `summer-menu-50mm.svg`. `marks` tell it from others, however long it is. */
export const fileName = (name: string, millimetres: number, extension: string, marks: readonly string[] = []): string =>
  `${[name, ...marks].map(plainName).join('-')}-${String(millimetres).replace('.', '-')}mm.${extension}`;

/** What every system can store of a name. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || 'code';
}
