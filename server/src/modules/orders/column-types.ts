import type { OrderAddress, OrderLine, OrderMethod } from '@swapt/shared/contract';
import type { FulfilmentStatus, PaymentStatus } from '@swapt/shared/values';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'orders.payment_status': PaymentStatus;
    'orders.fulfilment_status': FulfilmentStatus;
    'orders.method': OrderMethod;
    'orders.address': OrderAddress;
    'order_lines.add_ons': OrderLine['add_ons'];
    'order_lines.picture': NonNullable<OrderLine['picture']>;
    'order_events.data': Record<string, unknown>;
  }
}
