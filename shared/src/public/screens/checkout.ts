import type { OrderQuote, PaymentOptions } from '../../contract/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';
import type { PromoQuestion } from './promo.js';

/** What a buyer typed, by its field. */
export interface CheckoutValues {
  name: string;
  email: string;
  phone: string;
  note: string;
  /** Of a discount. */
  code: string;
  /** The method_id; empty where nobody chose. */
  method: string;
  /** The moment of a pick-up, of the method that was chosen. */
  time: string;
  /** How it is paid: card or pickup; empty where nobody chose. */
  tender: string;
  line1: string;
  line2: string;
  postcode: string;
  city: string;
  region: string;
  /** ISO 3166-1, two letters; empty where nothing is delivered. */
  country: string;
}

/** `attempt` is the key of this page’s order: the form sent twice orders once. `problems` are by field; `form` is of all of it. */
export type CheckoutScreenData =
  | {
      screen: 'checkout';
      kind: 'shown';
      store: StoreOfPage;
      action: string;
      attempt: string;
      /** Where what is ordered can be changed. */
      back: string;
      quote: OrderQuote;
      /** How the store takes cards. */
      card: PaymentOptions['card'];
      /** To which it delivers, by their names. */
      countries: { code: string; name: string }[];
      values: CheckoutValues;
      /** What else the code that was typed asks for. */
      asks: PromoQuestion;
      problems: Partial<Record<keyof CheckoutValues | 'form', string>>;
    }
  | { screen: 'checkout'; kind: 'empty'; store: StoreOfPage }
  | { screen: 'checkout'; kind: 'unknown' };

export const checkout = {
  isListed: false,
  paths: [{ path: '/checkout/:id/', title: 'Checkout', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
