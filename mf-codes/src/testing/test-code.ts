import type { Api, Code } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';

/** A code for tests. */
export function testCode(change: Partial<Code> = {}): Code {
  return {
    code_id: '018f0000-0000-7000-8000-00000000000a',
    org_id: '018f0000-0000-7000-8000-000000000001',
    name: 'Summer menu',
    type: 'link',
    target: 'https://bakery.example/menu',
    content: {},
    file: null,
    slug: 'summer',
    url: 'https://go.bakery.example/summer',
    scan_url: 'https://go.bakery.example/summer?q=1',
    aliases: [],
    status: 'active',
    starts_at: null,
    expires_at: null,
    scan_limit: null,
    uses: 0,
    has_password: false,
    is_held: false,
    picture: null,
    fallback: null,
    forward_query: [],
    rules: [],
    style: defaultQrStyle,
    folder: null,
    base: null,
    tags: [],
    scans: 1250,
    human_scans: 1200,
    unique_visitors: 980,
    last_scan_at: '2026-11-01T10:00:00.000Z',
    created_at: '2026-10-01T10:00:00.000Z',
    updated_at: '2026-10-02T10:00:00.000Z',
    ...change,
  };
}

/** The reply of a list with these rows on its one page. */
export const listOf = <Row>(...data: Row[]) => ({ data, page: 1, pageSize: 10, total: data.length });

/** What the tester of rules answers. */
export const testAnswer = (
  change: Partial<Api['codes.testRules']['out']['data']> = {},
): Api['codes.testRules']['out']['data'] => ({
  kind: 'target',
  question: null,
  target: 'https://bakery.example/menu',
  variant: '',
  rule: null,
  steps: [],
  asks_password: false,
  is_limited: false,
  ...change,
});
