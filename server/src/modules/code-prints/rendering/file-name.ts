/** A name that every system can store and that tells code and printed width: `summer-menu-50mm.svg`. */
export const fileName = (name: string, millimetres: number, extension: string): string =>
  `${plainName(name)}-${String(millimetres).replace('.', '-')}mm.${extension}`;

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
