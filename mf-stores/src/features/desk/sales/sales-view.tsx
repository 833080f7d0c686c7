import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import ScanOutlined from '@ant-design/icons/ScanOutlined';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { CodeScanner } from '@swapt/shared/ui/code-scanner';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { orderOfCode } from '../../../entities/orders/order-of-code.js';
import { useSales } from '../desk.queries.js';
import { KeptList } from '../kept/kept-list.js';
import type { KeptSales } from '../kept/use-kept-sales.js';
import type { DeskData } from '../use-desk-data.js';
import { ReturnForm } from './return-form.js';
import { SoldSale } from './sold-sale.js';

interface Props {
  desk: DeskData;
  kept: KeptSales;
  onPrint: (content: React.ReactNode) => void;
  onBack: () => void;
}

/** What this desk sold, the latest first; and where things come back. */
export function SalesView({ desk: { session, shelf }, kept, onPrint, onBack }: Props) {
  const { modal } = useShell();
  const [typed, setTyped] = useState('');
  const query = useSales(session.session_id);
  const { session_id: sessionId } = session;
  const bringBack = (orderId: string) =>
    modal.open({
      title: t('Take something back'),
      content: (close) => <ReturnForm {...{ orderId, sessionId, close }} />,
    });
  const scan = () =>
    modal.open({
      title: t('Scan a receipt'),
      content: (close) => {
        const open = (text: string) => {
          const id = orderOfCode(text, shelf.store_id);
          if (id === undefined) return t('This is no receipt of this store.');
          close();
          bringBack(id);
          return undefined;
        };
        return <CodeScanner onRead={open} typedLabel={t('Address on the receipt')} />;
      },
    });
  const wanted = typed.trim().toLowerCase();
  const sales = query.data?.filter(
    ({ number, items, email }) => String(number ?? '') === wanted || `${items} ${email}`.toLowerCase().includes(wanted),
  );
  return (
    <section className="desk-sales" aria-label={t('Sales of this desk')}>
      <div className="desk-sales-head">
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {t('Back')}
        </Button>
        <Button icon={<ScanOutlined aria-hidden />} onClick={scan}>
          {t('Scan a receipt')}
        </Button>
      </div>
      <KeptList kept={kept} openDesk={sessionId} />
      <Input
        aria-label={t('Find a sale by number, goods or address')}
        placeholder={t('Number, goods or address')}
        allowClear
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && query.fetchStatus !== 'paused' && <Skeleton active />}
      {query.fetchStatus === 'paused' && !query.data && (
        <p className="desk-nothing">{t('Sales that were sent are shown with the network.')}</p>
      )}
      {sales?.length === 0 && (
        <p className="desk-nothing">{wanted ? t('Nothing here fits that.') : t('Nothing sold yet.')}</p>
      )}
      <ul className="desk-sold">
        {sales?.map((sale) => (
          <SoldSale key={sale.order_id} {...{ sale, session, onPrint, bringBack }} />
        ))}
      </ul>
    </section>
  );
}
