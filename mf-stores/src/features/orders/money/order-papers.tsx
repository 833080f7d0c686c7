import type { Api, Order } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { fromBase64, Panel } from '@swapt/shared/ui';
import { PdfPrint } from '@swapt/shared/ui/pdf-print';
import { Flex } from 'antd';
import { useOrderPayments } from '../orders.queries.js';

type Kind = Api['orders.paper']['in']['kind'];

/** What is printed of an order. Invoices and credit notes get their number when they are made first. */
export function OrderPapers({ order }: { order: Order }) {
  const { call, session } = useShell();
  const { data: money } = useOrderPayments(order.order_id);
  if (order.number === null || !session.can('orders:write')) return null;
  const load = async (kind: Kind, refundId?: string) => {
    const asked = { id: order.order_id, kind, ...(refundId !== undefined && { refund_id: refundId }) };
    const { name, type, body, pages } = (await call('orders.paper', asked)).data;
    return { name, content: new Blob([fromBase64(body)], { type }), pages };
  };
  const credits = (money?.refunds ?? []).filter(({ state }) => state === 'succeeded').toReversed();
  return (
    <Panel title={t('To print')}>
      <Flex vertical gap={space.sm}>
        <PdfPrint label={t('Packing slip')} load={() => load('packing_slip')} />
        <PdfPrint label={t('Receipt')} load={() => load('receipt')} />
        <PdfPrint label={t('Invoice')} load={() => load('invoice')} />
        {credits.map(({ refund_id: id }, nth) => (
          <PdfPrint
            key={id}
            label={credits.length > 1 ? t('Credit note of refund {nth}', { nth: nth + 1 }) : t('Credit note')}
            load={() => load('credit_note', id)}
          />
        ))}
      </Flex>
    </Panel>
  );
}
