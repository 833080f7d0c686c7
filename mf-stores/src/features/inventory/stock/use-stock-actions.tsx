import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import type { ComponentType } from 'react';
import { AdjustForm } from '../changes/adjust-form.js';
import { CountForm } from '../changes/count-form.js';
import { ReceiveForm } from '../changes/receive-form.js';
import { SellForm } from '../changes/sell-form.js';
import { SettingsForm } from '../changes/settings-form.js';
import type { StockFormProps } from '../changes/stock-form-props.js';
import { TransferForm } from '../changes/transfer-form.js';
import { useSoldOutToday } from '../inventory.queries.js';
import { stockName, type StockRow } from './stock-rows.js';

export type StockActions = ReturnType<typeof useStockActions>;

/** What is done with the stock of a variant; each opens its dialog, or is done at once. */
export function useStockActions(store: Store, showHistory: (row: StockRow) => void) {
  const { modal, notify } = useShell();
  const soldOut = useSoldOutToday();

  const dialog = (title: (name: { name: string }) => string, Content: ComponentType<StockFormProps>) => {
    return (row: StockRow) =>
      modal.open({
        title: title({ name: stockName(row) }),
        content: (close) => <Content store={store} row={row} close={close} />,
      });
  };

  const setSoldOut = async (row: StockRow, isOut: boolean) => {
    const { variant_id } = row.variant;
    const done = await soldOut
      .mutateAsync({ store_id: store.store_id, variant_id, is_sold_out_today: isOut })
      .catch(() => undefined);
    if (!done) return;
    const name = stockName(row);
    const text = isOut
      ? t('“{name}” is sold out until midnight. Its number stays as it is.', { name })
      : t('“{name}” is on sale again.', { name });
    notify.success(text, isOut ? { label: t('Undo'), run: () => void setSoldOut(row, false) } : undefined);
  };

  return {
    receive: dialog((name) => t('Receive “{name}”', name), ReceiveForm),
    count: dialog((name) => t('Count “{name}”', name), CountForm),
    adjust: dialog((name) => t('Adjust “{name}”', name), AdjustForm),
    sell: dialog((name) => t('“{name}” sold elsewhere', name), SellForm),
    transfer: dialog((name) => t('Move “{name}” to another store', name), TransferForm),
    settings: dialog((name) => t('Stock settings of “{name}”', name), SettingsForm),
    setSoldOut: (row: StockRow, isOut: boolean) => void setSoldOut(row, isOut),
    showHistory,
  };
}
