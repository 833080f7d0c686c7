import type { DeskSale } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useIsOnline } from '@swapt/shared/ui';
import { eventLimits } from '@swapt/shared/values';
import { useRef, useState } from 'react';
import { useSell } from './desk.queries.js';
import { isFull, type KeptSale } from './kept/desk-database.js';
import { keepSale } from './kept/kept-sales.js';
import type { Paid } from './pay/pay-view.js';
import { useApproval } from './people/use-approval.js';
import { receiptOfSale, type Receipt } from './receipt/receipt.js';
import { emptyCart, sentCart, type Cart } from './sale/cart.js';
import type { ReckonedSale } from './sale/reckon.js';
import type { ChangeCart } from './use-cart.js';
import type { DeskData } from './use-desk-data.js';

/** What the desk shows in place of the shelf. */
export type Mode =
  | { at: 'shop' | 'cart' | 'pay' | 'sales' }
  | { at: 'waiting'; sale: DeskSale; receipt: Receipt }
  | { at: 'done'; key: string; receipt: Receipt; sale?: DeskSale };

interface Asked {
  desk: DeskData;
  cart: Cart;
  sale: ReckonedSale;
  change: ChangeCart;
  cashier: string | undefined;
}

/** Takes the money for a sale. What is paid at the desk is kept on the device first, and sent from there. */
export function useSelling({ desk: { session }, cart, sale, change, cashier }: Asked) {
  const { session: signedIn, notify, report, call } = useShell();
  const isOnline = useIsOnline();
  const [mode, setMode] = useState<Mode>({ at: 'shop' });
  const [isBusy, setIsBusy] = useState(false);
  const sell = useSell();
  const later = useRef({ content: '', key: '' });
  const { ask } = useApproval(session.session_id);
  const { session_id, currency } = session;

  const inputOf = ({ tender, total }: Paid, approval: string | undefined): KeptSale['input'] => ({
    ...sentCart(cart),
    ...{ tender, total },
    ...(cashier && { cashier }),
    ...(approval && { approval }),
  });

  /** Whether the sale may be made, with the approval that it has; nothing where it may not. */
  async function allowed(): Promise<{ approval?: string } | undefined> {
    const isMuch = sale.off * 10_000 > sale.subtotal * eventLimits.cashierDiscount;
    if (!isMuch || signedIn.can('orders:refund')) return {};
    if (!isOnline) {
      notify.error(t('A manager approves so much off, and that needs the network.'));
      return undefined;
    }
    const approval = await ask('discount');
    return approval === undefined ? undefined : { approval };
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await work().catch(report);
    setIsBusy(false);
  }

  const take = (paid: Paid) =>
    once(async () => {
      const may = await allowed();
      if (!may) return;
      const made = new Date();
      const receipt = receiptOfSale(sale, { currency, ...paid }, made);
      const sale_key = crypto.randomUUID();
      const input = inputOf(paid, may.approval);
      try {
        const ids = { sale_key, session_id, org_id: call.orgId, user_id: signedIn.user.id, made_at: made.getTime() };
        await keepSale({ ...ids, input, receipt, problem: null });
      } catch (error) {
        notify.error(
          isFull(error)
            ? t('This device has no room left. Nothing was sold. Make room, or go on at another desk.')
            : t('This browser keeps nothing on this device. Nothing was sold. Allow it to, or go on at another desk.'),
        );
        return;
      }
      change(() => emptyCart);
      setMode({ at: 'done', key: sale_key, receipt });
    });

  const takeLater = (paid: Paid) =>
    once(async () => {
      const may = await allowed();
      if (!may) return;
      const receipt = receiptOfSale(sale, { currency, ...paid }, new Date());
      const input = inputOf(paid, may.approval);
      // Asked again without an answer, it is the same sale.
      const content = JSON.stringify(input);
      if (later.current.content !== content) later.current = { content, key: crypto.randomUUID() };
      const asked = { ...input, sale_key: later.current.key, session_id };
      const { data } = await sell.mutateAsync(asked).catch(() => ({ data: undefined }));
      if (!data) return;
      later.current = { content: '', key: '' };
      setMode({ at: 'waiting', sale: data, receipt });
    });

  const finish = (paid: DeskSale, receipt: Receipt) => {
    change(() => emptyCart);
    setMode({ at: 'done', key: '', receipt: { ...receipt, number: paid.number }, sale: paid });
  };

  const next = () => {
    change(() => emptyCart);
    setMode({ at: 'shop' });
  };

  return {
    mode,
    setMode,
    take: (paid: Paid) => void take(paid),
    takeLater: (paid: Paid) => void takeLater(paid),
    finish,
    next,
  };
}
