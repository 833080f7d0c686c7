/** What is printed of an order. Invoices and credit notes have a number of their own, and say for ever what they said first. */
export const paperKinds = ['receipt', 'invoice', 'credit_note', 'packing_slip'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperLimits = {
  legalName: 120,
  address: 400,
  footer: 400,
  taxNumber: 40,
  region: 60,
  registrations: 50,
} as const;
