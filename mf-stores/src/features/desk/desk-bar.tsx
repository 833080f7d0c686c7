import CloudOutlined from '@ant-design/icons/CloudOutlined';
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { t } from '@swapt/shared/text';
import { useIsOnline } from '@swapt/shared/ui';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { DeskSession } from '@swapt/shared/contract';
import type { KeptSales } from './kept/use-kept-sales.js';

interface Props {
  session: DeskSession;
  kept: KeptSales;
  cashier: string;
  items: NonNullable<MenuProps['items']>;
  onSales: () => void;
}

/** Where one is, whether the network is there, and everything that is not the sale. */
export function DeskBar({ session: { store_name: store, device }, kept, cashier, items, onSales }: Props) {
  const isOnline = useIsOnline();
  const refused = kept.sales.filter(({ problem }) => problem !== null).length;
  const waiting = kept.sales.length - refused;
  return (
    <header className="desk-bar">
      <div className="desk-where">
        <h1>{device}</h1>
        <small>
          {store} · {cashier}
        </small>
      </div>
      <div className="desk-net" role="status" data-cut={!isOnline || undefined}>
        {isOnline ? <CloudOutlined aria-hidden /> : <DisconnectOutlined aria-hidden />}
        <span className="desk-net-words">{isOnline ? t('Online') : t('No network')}</span>
        {waiting > 0 && <strong>{t('{waiting} waiting', { waiting: String(waiting) })}</strong>}
      </div>
      {refused > 0 && (
        <Button danger type="primary" size="small" onClick={onSales}>
          {t('{refused} to look at', { refused: String(refused) })}
        </Button>
      )}
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button icon={<MenuOutlined aria-hidden />} aria-label={t('Menu of the desk')} />
      </Dropdown>
    </header>
  );
}
