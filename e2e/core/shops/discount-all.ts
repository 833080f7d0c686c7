import type { Call } from '@swapt/shared/client';

/** A tenth off everything, without a code. */
export async function discountAll(call: Call, org_id: string): Promise<void> {
  const gives = { kind: 'percent', percent_bps: 1_000 } as const;
  const { data } = await call('discounts.create', { org_id, name: 'Market day', code: null, gives, combines: true });
  await call('discounts.activate', { org_id, discount_id: data.discount_id });
}
