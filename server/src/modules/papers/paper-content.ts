import type { PaperKind, TaxMode } from '@swapt/shared/values';
import type { TaxLine } from './tax-lines.js';

/** What a paper says, in minor units of its currency. Of one with a number it is kept as it was said first. */
export interface PaperContent {
  kind: PaperKind;
  /** Of the invoice or the credit note. */
  number: number | null;
  /** Of the buyer. */
  language: string;
  zone: string;
  /** When it was made. */
  at: string;
  store: string;
  seller: { name: string; address: string; footer: string; taxNumbers: string[] };
  buyer: { name: string; address: string };
  order: number | null;
  orderedAt: string | null;
  /** Of the invoice that a credit note is about. */
  invoice: number | null;
  currency: string;
  taxMode: TaxMode;
  lines: PaperLine[];
  subtotal: number;
  discount: number;
  shipping: number | null;
  taxes: TaxLine[];
  /** Of what was sold at a desk. */
  tip?: number;
  rounding?: number;
  total: number;
  paid: number;
  refunded: number;
  note: string;
  isTest: boolean;
}

interface PaperLine {
  name: string;
  quantity: number;
  /** Null where only units are counted. */
  sum: number | null;
}

/** As it is written: what nobody paid real money for is counted apart. */
export const shownNumber = ({ number, isTest }: Pick<PaperContent, 'number' | 'isTest'>): string | undefined =>
  number === null ? undefined : `${isTest ? 'T' : ''}${number}`;
