import type { Api } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

export type Format = NonNullable<Api['codes.render']['in']['format']>;

/** Printed widths that most people want, in millimetres. */
export const sizes = [
  { value: 30, label: t('Sticker') },
  { value: 60, label: t('Table card') },
  { value: 200, label: t('Poster') },
];

export const formats: { format: Format; label: string; use: string }[] = [
  { format: 'png', label: 'PNG', use: t('Office and web') },
  { format: 'svg', label: 'SVG', use: t('Design tools') },
  { format: 'pdf', label: 'PDF', use: t('Print shops') },
  { format: 'eps', label: 'EPS', use: t('Professional print') },
];
