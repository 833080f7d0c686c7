import type { Api, Balance } from '@swapt/shared/contract';
import { apiError, renderScreen } from '@swapt/shared/testing';
import { screen, within } from '@testing-library/react';
import { testAccount, testSeller } from '../../testing/test-account.js';
import PaymentsScreen from './payments-screen.js';

const connected = { ...testAccount, account: 'acct_1', country: 'DE', checked_at: '2026-03-01T09:00:00.000Z' };
const paid = '2026-04-01T00:00:00.000Z';
const free = { is_offered: false, state: 'none', paid_until: null, is_ending: false, is_test: false } as const;
const balance: Balance = {
  available: [{ amount: 0, currency: 'EUR' }],
  pending: [{ amount: 4250, currency: 'EUR' }],
  payouts: [
    { payout_id: 'po_2', state: 'under_way', amount: 9900, currency: 'EUR', arrives_at: paid, error: null },
    {
      payout_id: 'po_1',
      state: 'failed',
      amount: 5000,
      currency: 'EUR',
      arrives_at: paid,
      error: 'The account is closed.',
    },
  ],
  disputes: [
    {
      ...{ dispute_id: 'd1', order_id: 'o1', store_id: 's1', number: 12, amount: 2500, currency: 'EUR' },
      ...{ reason: 'fraudulent', state: 'open', due_at: paid, created_at: paid },
    },
  ],
};
const show = (
  account: typeof testAccount,
  role: 'owner' | 'admin' = 'owner',
  subscription: Omit<Api['payments.subscription']['out']['data'], 'url'> = free,
) =>
  renderScreen(<PaymentsScreen />, {
    role,
    api: {
      'payments.org': ({ action }: { action?: string | undefined }) => ({
        data: action === 'detach' ? testAccount : account,
      }),
      'payments.connect.status': () => ({ data: account }),
      'payments.balance': () => ({ data: balance }),
      'payments.tax': ({ data }: { data?: object | undefined }) => ({ data: { ...testSeller, ...data } }),
      'payments.taxRegistration': () => ({ data: testSeller }),
      'payments.subscription': ({ action }: { action?: string | undefined }) => ({
        data: { ...subscription, url: action === 'subscribe' ? '#subscribe' : null },
      }),
      'payments.connect.create': () => {
        throw apiError('payment.refused', { detail: 'This country is not served.' });
      },
    },
  });

describe('the screen of payments', () => {
  it('says what the service refused, and keeps the country that was chosen [A.payment]', async () => {
    const { user } = show(testAccount);
    await user.click(await screen.findByRole('button', { name: 'Connect card payments' }));
    expect(await screen.findByText('Choose the country.')).toBeVisible();
    await user.type(screen.getByLabelText('Where is your business?'), 'Germany');
    await user.click(await screen.findByTitle('Germany'));
    await user.click(screen.getByRole('button', { name: 'Connect card payments' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This country is not served.');
    const country = screen.getByLabelText('Where is your business?').closest('.ant-select');
    expect(country).toHaveTextContent('Germany');
  });

  it('says in words what is missing, each once, and asks the service again [A.payment]', async () => {
    const missing = ['individual.first_name', 'individual.last_name', 'external_account', 'something.new'];
    const { user, inputs } = show({ ...connected, missing });
    expect(await screen.findByText('Shoppers cannot pay by card yet.')).toBeVisible();
    const asked = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(asked).toEqual(expect.arrayContaining(['About the person', 'A bank account for payouts', 'something.new']));
    expect(asked.filter((words) => words === 'About the person')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(inputs('payments.connect.status')).toHaveLength(1);
  });

  it('shows what the card service has, what reached the bank, and who wants money back [A.payment]', async () => {
    show({ ...connected, can_charge: true, can_pay_out: true, is_submitted: true });
    const panel = within(await screen.findByRole('region', { name: 'Your money' }));
    expect(await panel.findByText('€42.50')).toBeVisible();
    const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Order 12€25\.00Answer it by .*2026/),
      expect.stringMatching(/2026.*Under way€99\.00$/),
      expect.stringMatching(/2026.*Failed€50\.00The account is closed\.$/),
    ]);
    expect(panel.getByRole('link', { name: 'Order 12' })).toHaveAttribute('href', '/admin/store/s1/orders/edit/o1');
  });

  it('asks before it disconnects, which an owner alone may do [A.payment]', async () => {
    const { user, inputs } = show({ ...connected, can_charge: true, can_pay_out: true, is_submitted: true });
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(inputs('payments.org')).toContainEqual(expect.objectContaining({ action: 'detach' }));
  });

  it('offers an admin nothing that an owner alone may do', async () => {
    show(connected, 'admin');
    expect(await screen.findByText('Only an owner of the organization can change this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it('keeps who sells for invoices, and says what is missing at its field [A.payment]', async () => {
    const { user, inputs, notices } = show(testAccount);
    await user.type(await screen.findByLabelText('Legal name'), 'Pottery Ltd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Write the address of your business.')).toBeVisible();
    await user.type(screen.getByLabelText('Address'), 'Quay 3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(inputs('payments.tax')).toContainEqual(
      expect.objectContaining({ data: { legal_name: 'Pottery Ltd', address: 'Quay 3', footer: '' } }),
    );
    expect(notices).toMatchObject([{ kind: 'success' }]);
  });

  it('leads an owner to where the organization subscribes, and says until when it is paid', async () => {
    const { user, inputs, unmount } = show(testAccount, 'owner', { ...free, is_offered: true });
    expect(await screen.findByText('Not subscribed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(inputs('payments.subscription')).toContainEqual(expect.objectContaining({ action: 'subscribe' }));
    unmount();
    show(testAccount, 'admin', { ...free, is_offered: true, state: 'active', paid_until: paid });
    expect(await screen.findByText(/^Paid until .*2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });

  it('has nothing of a subscription where the installation is free', async () => {
    show(testAccount);
    expect(await screen.findByLabelText('Legal name')).toBeVisible();
    expect(screen.queryByText('Your subscription')).toBeNull();
  });
});
