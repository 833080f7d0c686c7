import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShowCode } from '../features/codes/show/show-code.js';
import MyCodesScreen from '../features/codes/list/my-codes-screen.js';
import CustomersScreen from '../features/customers/list/customers-screen.js';
import SubmissionsScreen from '../features/customers/submissions-screen.js';
import BatchScreen from '../features/one-time/one-time-batch-screen.js';
import { testAnalytics } from '../testing/test-analytics.js';
import { testBatch } from '../testing/test-batch.js';
import { listOf, testCode } from '../testing/test-code.js';
import { testCustomer, testSubmission } from '../testing/test-customer.js';

const empty = { data: [], page: 1, pageSize: 10, total: 0 };
const around: FakeApi = {
  'analytics.get': () => ({ data: testAnalytics() }),
  'bulkChanges.list': () => ({ data: [] }),
  'codes.list': () => empty,
  'codes.get': () => ({ data: testCode() }),
  'codes.tags': () => ({ data: [] }),
  'codes.oneTimeBatches': () => listOf(testBatch({ state: 'making' })),
  'customers.tags': () => ({ data: [] }),
  'customers.segments.list': () => ({ data: [] }),
  'customers.suggestions.list': () => empty,
  'folders.get': () => empty,
  'pages.list': () => empty,
};
/** Answers with the first at first, and with the second from then on. */
const thenAs =
  <Reply,>(first: Reply, second: Reply, asked = { times: 0 }) =>
  () =>
    (asked.times += 1) === 1 ? first : second;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

interface Case {
  name: string;
  ui: ReactNode;
  api: FakeApi;
  path?: string;
  route?: string;
  before: string | RegExp;
  after: string | RegExp;
  withinMs: number;
}

const cases: Case[] = [
  {
    name: 'the scans of a code on its page',
    ui: <ShowCode />,
    api: { 'codes.get': thenAs({ data: testCode({ scans: 41 }) }, { data: testCode({ scans: 42 }) }) },
    path: '/admin/my-codes/show/:codeId',
    route: `/admin/my-codes/show/${testCode().code_id}`,
    before: /\b41\b/,
    after: /\b42\b/,
    withinMs: 6_000,
  },
  {
    name: 'the scans in the list of codes',
    ui: <MyCodesScreen />,
    api: { 'codes.list': thenAs(listOf(testCode({ scans: 41 })), listOf(testCode({ scans: 42 }))) },
    before: '41',
    after: '42',
    withinMs: 16_000,
  },
  {
    name: 'customers',
    ui: <CustomersScreen />,
    api: { 'customers.list': thenAs(empty, listOf(testCustomer())) },
    before: 'No customers yet',
    after: 'Ada Byron',
    withinMs: 16_000,
  },
  {
    name: 'what people send',
    ui: <SubmissionsScreen />,
    api: { 'submissions.list': thenAs(empty, listOf(testSubmission())) },
    before: 'No form submissions yet',
    after: 'Ada Byron',
    withinMs: 6_000,
  },
  {
    name: 'one-time codes while they are made',
    ui: <BatchScreen />,
    api: {
      'codes.oneTimeList': thenAs(
        empty,
        listOf({ number: 1, slug: 'Ckz4', url: 'https://go.bakery.example/Ckz4', used_at: null, used_by: null }),
      ),
    },
    path: '/admin/my-codes/one-time/:codeId/:batchId',
    route: '/admin/my-codes/one-time/a/b',
    before: 'No codes yet',
    after: 'Ckz4',
    withinMs: 6_000,
  },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('codes of a batch that is made are asked for as seldom as a list', async () => {
  const { inputs } = renderScreen(<BatchScreen />, {
    api: { ...around, 'codes.oneTimeBatches': () => listOf(testBatch()), 'codes.oneTimeList': () => empty },
    path: '/admin/my-codes/one-time/:codeId/:batchId',
    route: '/admin/my-codes/one-time/a/b',
  });
  await wait(100);
  expect(inputs('codes.oneTimeList')).toHaveLength(1);
  await wait(14_000);
  expect(inputs('codes.oneTimeList')).toHaveLength(1);
  await wait(2_000);
  expect(inputs('codes.oneTimeList')).toHaveLength(2);
});

describe.each(cases)('what comes by itself: $name', ({ ui, api, path, route, before, after, withinMs }) => {
  it('is there without a press, and is not asked for while the window is in the background', async () => {
    const focus = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { unmount } = renderScreen(ui, { api: { ...around, ...api }, path, route });
    await wait(100);
    expect(screen.getAllByText(before).length).toBeGreaterThan(0);
    await wait(withinMs);
    expect(screen.queryByText(after)).toBeNull();
    focus.mockReturnValue('visible');
    await wait(withinMs);
    expect(screen.getAllByText(after).length).toBeGreaterThan(0);
    unmount();
    focus.mockRestore();
  });
});
