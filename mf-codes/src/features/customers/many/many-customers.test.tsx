import type { BulkChange } from '@swapt/shared/contract';
import { renderScreen, testBulkChange, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testCustomer } from '../../../testing/test-customer.js';
import CustomersScreen from '../list/customers-screen.js';

const ada = testCustomer({ customer_id: '0198a000-0000-7000-8000-00000000e001', tags: ['regular'] });
const bea = testCustomer({ customer_id: '0198a000-0000-7000-8000-00000000e002', name: 'Bea', tags: [] });
const empty = { data: [], page: 1, pageSize: 10, total: 0 };
const api: FakeApi = {
  'bulkChanges.list': () => ({ data: [] }),
  'customers.list': () => ({ data: [ada, bea], page: 1, pageSize: 10, total: 2 }),
  'customers.tags': () => ({ data: [{ tag: 'vip', customers: 1 }] }),
  'customers.segments.list': () => ({ data: [] }),
  'customers.suggestions.list': () => empty,
  'codes.list': () => empty,
  'pages.list': () => empty,
};

async function selectAll(more: FakeApi, options: RenderScreenOptions = {}) {
  const rendered = renderScreen(<CustomersScreen />, { ...options, api: { ...api, ...more } });
  for (const name of ['Ada Byron', 'Bea'])
    await rendered.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return { ...rendered, bar: within(screen.getByRole('region', { name: 'Selected' })) };
}

describe('many customers', () => {
  it('are tagged, and untagged by Undo exactly as they were [A.customers]', async () => {
    const { user, bar, inputs, notices } = await selectAll({
      'customers.tag': ({ customer_ids: ids, tags }) => ({
        data: {
          changed: ids.map((id) => ({ customer_id: id, tags: id === ada.customer_id ? ['vip'] : tags })),
          left: [],
        },
      }),
    });
    await user.click(bar.getByRole('button', { name: 'Tag' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tag 2 customers' }));
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(await dialog.findByText('Choose a tag, or type a new one.')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'vip,regular,');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('We tagged 2 customers: vip, regular.'));
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();

    notices.at(-1)?.action?.run();
    await waitFor(() => expect(notices.at(-1)?.text).toBe('The tags are as they were before.'));
    expect(inputs('customers.tag').slice(1)).toEqual([
      expect.objectContaining({ action: 'untag', customer_ids: [ada.customer_id], tags: ['vip'] }),
      expect.objectContaining({ action: 'untag', customer_ids: [bea.customer_id], tags: ['vip', 'regular'] }),
    ]);
  });

  it('lose the tags that some of them have [A.customers]', async () => {
    const { user, bar, inputs, notices } = await selectAll({
      'customers.tag': () => ({
        data: {
          changed: [{ customer_id: ada.customer_id, tags: ['regular'] }],
          left: [{ customer_id: bea.customer_id, name: 'Bea', reason: 'This customer does not exist.' }],
        },
      }),
    });
    await user.click(bar.getByRole('button', { name: 'Remove tags' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove tags from 2 customers' }));
    await user.click(dialog.getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByTitle('regular'));
    await user.click(dialog.getByRole('button', { name: 'Remove tags' }));
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual([
        'We removed tags from “Ada Byron”: regular.',
        '1 customer did not change: “Bea”: This customer does not exist.',
      ]),
    );
    expect(inputs('customers.tag')).toEqual([
      expect.objectContaining({
        action: 'untag',
        customer_ids: [ada.customer_id, bea.customer_id],
        tags: ['regular'],
      }),
    ]);
  });

  it('stay selected, and what was typed stays in the dialog, when none of them could be tagged', async () => {
    localStorage.clear();
    const { user, bar, notices } = await selectAll(
      {
        'customers.tag': ({ customer_ids: ids }) => ({
          data: {
            changed: [],
            left: ids.map((customer_id) => ({ customer_id, name: 'Bea', reason: 'This customer does not exist.' })),
          },
        }),
      },
      { keepsDrafts: true },
    );
    await user.click(bar.getByRole('button', { name: 'Tag' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tag 2 customers' }));
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'vip,');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    await waitFor(() =>
      expect(notices.at(-1)?.text).toBe('2 customers did not change: “Bea”: This customer does not exist.'),
    );
    expect(screen.getByRole('dialog', { name: 'Tag 2 customers' })).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain('vip');
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('are deleted in the background after a question that says it is for good, without a way back [A.customers]', async () => {
    let changes: BulkChange[] = [];
    const { user, bar, inputs, questions } = await selectAll({
      'bulkChanges.list': () => ({ data: changes }),
      'bulkChanges.startCustomers': () => {
        const some = { noun: 'customers', action: 'delete', state: 'done', can_undo: false } as const;
        const change = testBulkChange({ ...some, total: 2, done: 2, changed: 2 });
        changes = [change];
        return { data: change };
      },
    });
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 customers are deleted for good.')).toBeVisible();
    expect(questions).toEqual(['Delete 2 customers?']);
    expect(inputs('bulkChanges.startCustomers')).toEqual([
      { org_id: expect.any(String), customer_ids: [ada.customer_id, bea.customer_id], action: 'delete' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('are all tagged that search and filters show, sent with their number [A.customers]', async () => {
    const { user, inputs } = renderScreen(<CustomersScreen />, {
      api: {
        ...api,
        'customers.list': () => ({ data: [ada, bea], page: 1, pageSize: 10, total: 34 }),
        'bulkChanges.startCustomers': () => ({ data: testBulkChange({ noun: 'customers', action: 'tag' }) }),
      },
      route: '/?tag=regular&search=a&sort=scans',
    });
    for (const name of ['Ada Byron', 'Bea'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Select all 34 customers' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    await user.click(bar.getByRole('button', { name: 'Tag' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tag 34 customers' }));
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'vip,');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    await waitFor(() =>
      expect(inputs('bulkChanges.startCustomers')).toEqual([
        {
          org_id: expect.any(String),
          filter: { search: 'a', tags: ['regular'] },
          count: 34,
          action: 'tag',
          tags: ['vip'],
        },
      ]),
    );
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('are not selected by whoever may only look', async () => {
    renderScreen(<CustomersScreen />, { api, role: 'viewer' });
    await screen.findByRole('link', { name: 'Ada Byron' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
