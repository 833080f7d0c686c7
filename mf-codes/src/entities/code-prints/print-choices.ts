import type { Api } from '@swapt/shared/contract';

export type Format = NonNullable<Api['codes.render']['in']['format']>;

/** Printed widths that most people want, in millimetres. */
export const sizes = [
  { value: 30, label: 'Sticker' },
  { value: 60, label: 'Table card' },
  { value: 200, label: 'Poster' },
];

export const formats: { format: Format; label: string; use: string }[] = [
  { format: 'png', label: 'PNG', use: 'Office and web' },
  { format: 'svg', label: 'SVG', use: 'Design tools' },
  { format: 'pdf', label: 'PDF', use: 'Print shops' },
  { format: 'eps', label: 'EPS', use: 'Professional print' },
];
