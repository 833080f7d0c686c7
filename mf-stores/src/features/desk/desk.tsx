import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useIsNarrow } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { DeskBar } from './desk-bar.js';
import { useKeptPage } from './kept/use-kept-page.js';
import { useKeptSales } from './kept/use-kept-sales.js';
import { DoneView } from './pay/done-view.js';
import { PayView } from './pay/pay-view.js';
import { WaitingView } from './pay/waiting-view.js';
import { useCashier } from './people/use-cashier.js';
import { PrintedReceipt, usePrint } from './receipt/print-receipt.js';
import { CartView } from './sale/cart-view.js';
import { emptyCart, isEmpty } from './sale/cart.js';
import { SaleExtras } from './sale/sale-extras.js';
import { ParkedList } from './sales/parked-list.js';
import { SalesView } from './sales/sales-view.js';
import { useParked } from './sales/use-parked.js';
import { ShelfView } from './shelf/shelf-view.js';
import { useCart } from './use-cart.js';
import type { DeskData } from './use-desk-data.js';
import { useDeskMenu } from './use-desk-menu.js';
import { useSale } from './use-sale.js';
import { useSelling } from './use-selling.js';

/** A desk in use: the shelf, the sale, the money. On a phone one after the other, elsewhere beside each other. */
export function Desk({ desk }: { desk: DeskData }) {
  const { session, shelf } = desk;
  const { modal } = useShell();
  const isNarrow = useIsNarrow();
  const { session_id: sessionId, currency } = session;
  const { cart, change } = useCart(sessionId);
  const { sale, hindrance } = useSale(desk, cart);
  const kept = useKeptSales();
  const isKept = useKeptPage(true);
  const cashier = useCashier(sessionId);
  const parked = useParked(sessionId);
  const { printed, print } = usePrint();
  const [category, setCategory] = useState<string>();
  const { mode, setMode, take, takeLater, finish, next } = useSelling({
    desk,
    cart,
    sale,
    change,
    cashier: cashier.token,
  });
  const shop = () => setMode({ at: 'shop' });
  const onSales = () => setMode({ at: 'sales' });
  const items = useDeskMenu({ session, kept, isKept, takeOver: cashier.takeOver, onSales });
  const money = formatMoney({ amount: sale.price, currency });

  const park = async () => {
    if (await parked.park(cart)) change(() => emptyCart);
    shop();
  };
  const showParked = () =>
    modal.open({
      title: t('Sales put aside'),
      content: (close) => (
        <ParkedList
          parked={parked.parked}
          onResume={(one) => {
            close();
            void parked.unpark(one);
            change(() => one.cart);
          }}
          onDrop={(one) => {
            close();
            void parked.unpark(one);
          }}
        />
      ),
    });

  const saleSide = (
    <section className="desk-sale" aria-label={t('Sale')}>
      {isEmpty(cart) ? (
        <p className="desk-nothing">{t('Press something on the shelf, or scan it.')}</p>
      ) : (
        <>
          <CartView {...{ cart, sale, shelf, change }} />
          <SaleExtras {...{ cart, currency, change }} />
        </>
      )}
      <div className="desk-sale-foot">
        {isNarrow && <Button onClick={shop}>{t('Add more')}</Button>}
        {isEmpty(cart) ? (
          parked.parked.length > 0 && (
            <Button onClick={showParked}>{t('Put aside: {count}', { count: String(parked.parked.length) })}</Button>
          )
        ) : (
          <>
            <Button onClick={() => void park()}>{t('Put aside')}</Button>
            <Button type="primary" size="large" className="desk-pay-button" onClick={() => setMode({ at: 'pay' })}>
              {t('Pay {money}', { money })}
            </Button>
          </>
        )}
      </div>
    </section>
  );

  const shelfSide = <ShelfView {...{ shelf, cart, change, category, setCategory }} />;
  const ofMode = () => {
    if (mode.at === 'sales') return <SalesView desk={desk} kept={kept} onPrint={print} onBack={shop} />;
    if (mode.at === 'pay' && !isEmpty(cart))
      return <PayView {...{ shelf, sale, hindrance }} onPaid={take} onLater={takeLater} onBack={shop} />;
    if (mode.at === 'waiting')
      return (
        <WaitingView
          {...{ sessionId, currency, sale: mode.sale }}
          onPaid={(paid) => finish(paid, mode.receipt)}
          onOver={() => setMode({ at: 'pay' })}
          onNext={next}
        />
      );
    if (mode.at === 'done') {
      const sent = mode.sale ?? kept.sent.get(mode.key);
      const receipt = { ...mode.receipt, number: sent?.number ?? null };
      return (
        <DoneView
          receipt={receipt}
          kept={kept.sales.find(({ sale_key }) => sale_key === mode.key)}
          sale={sent}
          onPrint={() =>
            print(
              <PrintedReceipt {...{ receipt, store: session.store_name, desk: session.device, link: sent?.link }} />,
            )
          }
          onNext={shop}
        />
      );
    }
    return undefined;
  };
  const shown = ofMode();
  return (
    <div className="desk" data-narrow={isNarrow || undefined}>
      <DeskBar {...{ session, kept, items, onSales }} cashier={cashier.name} />
      {kept.isBroken && (
        <Alert
          type="error"
          banner
          role="alert"
          message={t(
            'This browser keeps nothing on this device, and what it does not keep cannot be sold here. Allow it to keep data, or use another browser.',
          )}
        />
      )}
      <main className="desk-body">
        {isNarrow ? (
          (shown ?? (mode.at === 'cart' ? saleSide : shelfSide))
        ) : (
          <>
            {mode.at === 'sales' ? shown : shelfSide}
            <aside className="desk-aside">{mode.at === 'sales' ? saleSide : (shown ?? saleSide)}</aside>
          </>
        )}
      </main>
      {isNarrow && mode.at === 'shop' && (
        <footer className="desk-foot">
          {isEmpty(cart) ? (
            parked.parked.length > 0 ? (
              <Button block onClick={showParked}>
                {t('Put aside: {count}', { count: String(parked.parked.length) })}
              </Button>
            ) : (
              <span className="desk-quiet">{t('Press something to sell it.')}</span>
            )
          ) : (
            <>
              <Button size="large" onClick={() => setMode({ at: 'cart' })}>
                {t('{units, plural, one {# item} other {# items}}', { units: sale.units })}
              </Button>
              <Button type="primary" size="large" className="desk-pay-button" onClick={() => setMode({ at: 'pay' })}>
                {t('Pay {money}', { money })}
              </Button>
            </>
          )}
        </footer>
      )}
      {printed}
    </div>
  );
}
