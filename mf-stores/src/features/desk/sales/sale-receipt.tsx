import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { DeskSale, DeskSession } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { CopyButton, ErrorState } from '@swapt/shared/ui';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useOrderOfSale } from '../desk.queries.js';
import { LinkCode } from '../receipt/link-code.js';
import { PrintedReceipt } from '../receipt/print-receipt.js';
import { receiptOfOrder } from '../receipt/receipt.js';

interface Props {
  sale: DeskSale;
  session: DeskSession;
  onPrint: (content: ReactNode) => void;
}

/** A receipt that is given again: as a code for a phone, or on paper. */
export function SaleReceipt({ sale, session, onPrint }: Props) {
  const order = useOrderOfSale(sale.order_id);
  const print = () => {
    if (!order.data) return;
    const receipt = receiptOfOrder(order.data, sale.tender);
    onPrint(<PrintedReceipt {...{ receipt, store: session.store_name, desk: session.device, link: sale.link }} />);
  };
  return (
    <div className="desk-done-receipt">
      <LinkCode link={sale.link} alt={t('Code of the receipt, for the shopper’s phone')} />
      <CopyButton text={sale.link} label={t('Copy the address')} />
      {order.isError && <ErrorState error={order.error} onRetry={() => void order.refetch()} />}
      {order.isPending ? (
        <Skeleton.Button active />
      ) : (
        <Button icon={<PrinterOutlined aria-hidden />} onClick={print} disabled={!order.data}>
          {t('Print the receipt')}
        </Button>
      )}
    </div>
  );
}
