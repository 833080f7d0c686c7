import type { Api } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import { plainAmount } from '../../platform/csv/plain-amount.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { findOrderIds } from './find-orders.js';
import { selectStoreOfOrder } from './order-jobs.sql.js';
import { selectExported, type ExportedRow } from './order-list.sql.js';

const amountOf = (amount: number | null, { currency }: ExportedRow) =>
  amount === null ? null : plainAmount({ amount, currency });

const columns: CsvColumns<ExportedRow, 'orders'> = [
  { key: 'order', title: 'Order', value: ({ number }) => number },
  { key: 'order', title: 'Name', value: ({ name }) => name },
  { key: 'order', title: 'E-mail', value: ({ email }) => email },
  { key: 'order', title: 'Phone', value: ({ phone }) => phone },
  { key: 'order', title: 'Products', value: ({ items }) => items },
  { key: 'order', title: 'Note', value: ({ note }) => note },
  { key: 'total', title: 'Currency', value: ({ currency }) => currency },
  { key: 'total', title: 'Items', value: (row) => amountOf(row.subtotal, row) },
  { key: 'total', title: 'Discount', value: (row) => amountOf(row.discount, row) },
  { key: 'total', title: 'Delivery', value: (row) => amountOf(row.shipping, row) },
  { key: 'total', title: 'Tax', value: (row) => amountOf(row.tax, row) },
  { key: 'total', title: 'Tip', value: (row) => amountOf(row.tip, row) },
  { key: 'total', title: 'Rounding', value: (row) => amountOf(row.rounding, row) },
  { key: 'total', title: 'Total', value: (row) => amountOf(row.total, row) },
  { key: 'payment', title: 'Payment', value: ({ payment_status: status }) => status },
  { key: 'payment', title: 'Paid', value: (row) => amountOf(row.paid, row) },
  { key: 'payment', title: 'Refunded', value: (row) => amountOf(row.refunded, row) },
  { key: 'state', title: 'Made', value: ({ channel }) => channel },
  { key: 'state', title: 'Status', value: ({ status }) => status },
  { key: 'state', title: 'Handed over', value: ({ fulfilment_status: status }) => status },
  { key: 'pickup', title: 'Method', value: ({ method_kind: kind }) => kind },
  { key: 'pickup', title: 'Pick-up', value: ({ pickup_from: from }, at) => at(from) },
  { key: 'placed', title: 'Ordered', value: ({ placed_at, created_at }, at) => at(placed_at ?? created_at) },
];

/** The orders that a list shows, in its order. */
export const exportOrders = (ctx: OrgCtx, { store_id: storeId, ...input }: Api['orders.exportCsv']['in']) => {
  const { org_id: _, columns: keys, zone, ...filter } = input;
  return exportList(ctx, { columns: keys, zone }, columns, {
    ids: async ({ tx, orgId }, most) => {
      const [store] = await selectStoreOfOrder(tx, orgId, storeId);
      if (!store) throw new AppError('store.not_found');
      return findOrderIds(tx, { orgId, storeId, filter, limit: most });
    },
    rows: ({ tx, orgId }, ids) => selectExported(tx, orgId, ids),
  });
};
