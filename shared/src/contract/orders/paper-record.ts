import { Type } from 'typebox';

const TaxRegistration = Type.Object({
  country: Type.String(),
  region: Type.String({ description: 'empty: all of the country' }),
  number: Type.String(),
});

/** Who sells, as papers name it. */
export const Seller = Type.Object({
  legal_name: Type.String({ description: 'empty: nobody wrote it yet, and there are no invoices' }),
  address: Type.String(),
  footer: Type.String({ description: 'at the end of every paper' }),
  registrations: Type.Array(TaxRegistration),
});
