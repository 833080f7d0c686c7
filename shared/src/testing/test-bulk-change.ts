import type { BulkChange } from '../contract/index.js';

/** A change of many for tests: of codes, and under way, unless told otherwise. */
export const testBulkChange = (change: Partial<BulkChange> = {}): BulkChange => ({
  change_id: '018f0000-0000-7000-8000-0000000000b1',
  org_id: '018f0000-0000-7000-8000-000000000001',
  noun: 'codes',
  action: 'pause',
  can_undo: true,
  folder: null,
  tags: [],
  state: 'running',
  total: 3412,
  done: 1200,
  changed: 1200,
  left: [],
  undone: 0,
  kept: [],
  by: 'Kim',
  created_at: '2026-11-20T10:00:00.000Z',
  ended_at: null,
  ...change,
});
