import type { OneTimeBatch, OneTimeCode } from '@swapt/shared/contract';
import { chooseAction, apiError, renderScreen, scriptPayloads, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { listOf, testCode } from '../../testing/test-code.js';
import BatchScreen from './one-time-batch-screen.js';
import BatchesScreen from './one-time-batches-screen.js';
import { testBatch } from '../../testing/test-batch.js';

const batch = testBatch();
const base: FakeApi = {
  'codes.get': ({ code_id }) => ({ data: testCode({ code_id, name: 'Coffee' }) }),
};
const batches = {
  path: '/admin/my-codes/one-time/:codeId',
  route: `/admin/my-codes/one-time/${batch.base_code_id}`,
};

describe('the batches under a code', () => {
  it('are begun with an amount and what one is good for, and show how far they are until they are ready', async () => {
    let rows: OneTimeBatch[] = [];
    const { user, inputs, notices } = renderScreen(<BatchesScreen />, {
      ...batches,
      api: {
        ...base,
        'codes.oneTimeBatches': () => {
          const seen = rows;
          rows = rows.map((row) => ({ ...row, made: row.amount, state: 'done' }));
          return listOf(...seen);
        },
        'codes.createOneTime': () => {
          rows = [testBatch({ made: 500, used: 0, state: 'making' })];
          return { data: testBatch() };
        },
      },
    });
    const amount = await screen.findByRole('spinbutton', { name: 'How many' });
    await user.clear(amount);
    await user.type(amount, '2000');
    await user.type(screen.getByRole('textbox', { name: /What people get/ }), ' One free coffee ');
    await user.click(screen.getByRole('button', { name: 'Create codes' }));
    expect(await screen.findByRole('progressbar', { name: '500 of 2,000 created' })).toBeVisible();
    expect(notices[0]?.text).toContain('You can leave this page');
    expect(inputs('codes.createOneTime')).toEqual([
      { org_id: batch.org_id, base_code_id: batch.base_code_id, amount: 2_000, offer: 'One free coffee' },
    ]);
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('show their progress after a reload and can be cancelled while they are made', async () => {
    const { user, inputs, questions } = renderScreen(<BatchesScreen />, {
      ...batches,
      api: {
        ...base,
        'codes.oneTimeBatches': () => listOf(testBatch({ made: 500, state: 'making' })),
        'codes.cancelOneTime': () => ({ data: testBatch({ state: 'cancelled' }) }),
      },
    });
    await chooseAction(user, 'One free coffee', 'Cancel batch');
    await waitFor(() => expect(inputs('codes.cancelOneTime')).toHaveLength(1));
    expect(questions).toEqual(['Cancel “One free coffee”?']);
  });

  it('keep what was typed when they could not be begun', async () => {
    const { user } = renderScreen(<BatchesScreen />, {
      ...batches,
      api: {
        ...base,
        'codes.oneTimeBatches': () => listOf(),
        'codes.createOneTime': () => {
          throw apiError('request.invalid', { fields: { amount: 'This may be 100000 at most.' } });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create codes' }));
    expect(await screen.findByText('This may be 100000 at most.')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'How many' })).toHaveValue('100');
  });
});

describe('a batch of one-time codes', () => {
  const used_by = {
    name: '',
    visitor: 'abcdefghijkl',
    country: 'DE',
    device: 'mobile',
    system: 'iOS',
    browser: 'Safari',
  };
  const unused: OneTimeCode = {
    number: 1,
    slug: 'b2Ckz7TqWx9R',
    url: 'https://go.example/b2',
    used_at: null,
    used_by: null,
  };
  const byPhone = { ...unused, number: 2, slug: 'c3Dkz7TqWx9R', used_at: '2026-10-02T10:00:00.000Z', used_by };
  const byTeam = { ...byPhone, number: 3, slug: 'd4Fkz7TqWx9R', used_by: { ...used_by, name: 'Sample Person' } };
  const options = (api: FakeApi, query = '') => ({
    path: '/admin/my-codes/one-time/:codeId/:batchId',
    route: `/admin/my-codes/one-time/${batch.base_code_id}/${batch.batch_id}${query}`,
    api: { ...base, 'codes.oneTimeBatches': () => listOf(batch), ...api },
  });

  it('tells of each code whether it was used, when and by whom', async () => {
    renderScreen(<BatchScreen />, options({ 'codes.oneTimeList': () => listOf(unused, byPhone, byTeam) }));
    const row = async (slug: string) => (await screen.findByText(slug)).closest('tr');
    expect(await row(unused.slug)).toHaveTextContent('Not used');
    expect(await row(byPhone.slug)).toHaveTextContent('Safari on iOS, mobile, DE');
    expect(await row(byTeam.slug)).toHaveTextContent('Sample Person, for a customer');
    expect(screen.getByText('3 of 2,000 codes were used. Each works once.')).toBeVisible();
  });

  it('is asked for by the page, search and state that the address names', async () => {
    const { inputs } = renderScreen(
      <BatchScreen />,
      options({ 'codes.oneTimeList': () => listOf(byPhone) }, '?page=2&search=Ckz&used=yes'),
    );
    await screen.findByText(byPhone.slug);
    expect(inputs('codes.oneTimeList')[0]).toMatchObject({ page: 2, search: 'Ckz', used: true });
  });

  it('gives its prints and its table as a download, once it is ready', async () => {
    const links: string[] = [];
    HTMLAnchorElement.prototype.click = function click() {
      links.push(this.href);
    };
    const { user, unmount } = renderScreen(
      <BatchScreen />,
      options({
        'codes.oneTimeList': () => listOf(unused),
        'codes.oneTimeFile': () => ({ data: { url: 'https://api.example/file?token=t' } }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Download QR codes and list' }));
    await waitFor(() => expect(links).toEqual(['https://api.example/file?token=t']));
    unmount();
    const making = () => listOf(testBatch({ state: 'making' }));
    renderScreen(
      <BatchScreen />,
      options({ 'codes.oneTimeBatches': making, 'codes.oneTimeList': () => listOf(unused) }),
    );
    await screen.findByRole('button', { name: 'Actions for One free coffee' });
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  it('is deleted after saying how many codes stop working', async () => {
    const { user, notices } = renderScreen(
      <BatchScreen />,
      options({
        'codes.oneTimeList': () => listOf(unused),
        'codes.deleteOneTime': ({ base_code_id }) => ({ data: { base_code_id, deleted: 1_997 } }),
      }),
    );
    await chooseAction(user, 'One free coffee', 'Delete batch');
    await waitFor(() => expect(notices[0]?.text).toBe('We deleted 1,997 unused codes.'));
  });

  it('never runs what is written in an offer or a name', async () => {
    for (const payload of scriptPayloads.slice(0, 20)) {
      const { container, unmount } = renderScreen(<BatchScreen />, {
        ...options({
          'codes.oneTimeBatches': () => listOf(testBatch({ offer: payload })),
          'codes.oneTimeList': () => listOf({ ...byTeam, used_by: { ...used_by, name: payload } }),
        }),
      });
      await screen.findByText(byTeam.slug);
      expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', payload);
      expect(container.querySelectorAll('script, img, iframe, object, [onerror], [onload]')).toHaveLength(0);
      unmount();
    }
    expect(window).not.toHaveProperty('scriptRan');
  });
});
