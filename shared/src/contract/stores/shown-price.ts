import { Type } from 'typebox';

/** What shoppers pay; `text` is for them to read, in the language that the request asks for. */
export const ShownPrice = Type.Object({
  amount: Type.Integer({ description: 'in minor units' }),
  currency: Type.String(),
  text: Type.String(),
});
