import type { ConnectedAccount, Seller } from '@swapt/shared/contract';

/** No account yet, where cards can be taken. */
export const testAccount: ConnectedAccount = {
  ...{ is_offered: true, account: null, country: null, can_charge: false, can_pay_out: false, is_submitted: false },
  ...{ missing: [], is_test: true, is_stand_in: true, error: null, checked_at: null },
};

/** Nobody wrote yet who sells. */
export const testSeller: Seller = { legal_name: '', address: '', footer: '', registrations: [] };
