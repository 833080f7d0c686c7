/** `2.4 MB`, as a language writes it. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, value] = bytes < 1e6 ? ['kilobyte', Math.max(1, Math.round(bytes / 1e3))] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
