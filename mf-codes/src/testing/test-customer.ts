import type { Activity, CustomerDetail, Submission } from '@swapt/shared/contract';

export const testCustomer = (change: Partial<CustomerDetail> = {}): CustomerDetail => ({
  customer_id: '0198a000-0000-7000-8000-00000000c001',
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+12015550123',
  tags: ['vip'],
  note: 'Likes tea',
  first_seen_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: '2026-11-20T10:00:00.000Z',
  scans: 1200,
  submissions: 2,
  orders: 0,
  contacts: [
    { kind: 'email', value: 'ada@example.com', proof: 'form', added_at: '2026-11-01T10:00:00.000Z' },
    { kind: 'email', value: 'ada@work.example', proof: 'team', added_at: '2026-11-02T10:00:00.000Z' },
    { kind: 'phone', value: '+12015550123', proof: 'claimed', added_at: '2026-11-01T10:00:00.000Z' },
  ],
  devices: 1,
  ...change,
});

export const testActivity = (change: Partial<Activity>): Activity => ({
  id: crypto.randomUUID(),
  kind: 'scan',
  at: '2026-11-20T10:00:00.000Z',
  code_id: null,
  code_name: null,
  page_id: null,
  page_name: null,
  by: null,
  detail: {},
  ...change,
});

export const testSubmission = (change: Partial<Submission> = {}): Submission => ({
  submission_id: '0198a000-0000-7000-8000-00000000f001',
  at: '2026-11-20T10:00:00.000Z',
  page_id: '0198a000-0000-7000-8000-00000000a001',
  page_name: 'Newsletter',
  code_id: '0198a000-0000-7000-8000-00000000b001',
  code_name: 'Flyer',
  customer_id: testCustomer().customer_id,
  customer_name: 'Ada Byron',
  source: 'form',
  answers: [
    { name: 'email', label: 'E-mail', value: 'ada@example.com' },
    { name: 'wish', label: 'Your wish', value: 'More tea' },
  ],
  consent: 'Keep my answers',
  ...change,
});
