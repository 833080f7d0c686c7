import type { OneTimeBatch } from '@swapt/shared/contract';

/** A batch for tests. */
export const testBatch = (change: Partial<OneTimeBatch> = {}): OneTimeBatch => ({
  batch_id: '018f0000-0000-7000-8000-0000000000b1',
  org_id: '018f0000-0000-7000-8000-000000000001',
  base_code_id: '018f0000-0000-7000-8000-00000000000a',
  offer: 'One free coffee',
  amount: 2_000,
  made: 2_000,
  used: 3,
  state: 'done',
  has_pin: false,
  created_at: '2026-10-01T10:00:00.000Z',
  ...change,
});
