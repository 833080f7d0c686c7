import { apiError, renderScreen } from '@swapt/shared/testing';
import { screen, within } from '@testing-library/react';
import IntegrationsScreen from './integrations-screen.js';

const stripe = {
  id: 'stripe',
  name: 'Card payments',
  purpose: 'Take cards.',
  category: 'payments',
  state: 'not_connected',
} as const;

describe('the integrations screen', () => {
  it('shows each integration in its group with its true state [A.integrations]', async () => {
    const sheets = { ...stripe, id: 'sheets', name: 'Spreadsheet', category: 'data', state: 'error' } as const;
    renderScreen(<IntegrationsScreen />, { api: { 'integrations.controller': () => ({ data: [stripe, sheets] }) } });
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    expect(payments.getByText('Card payments')).toBeVisible();
    expect(payments.getByText('Not connected')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Data' })).getByText('Needs attention')).toBeVisible();
  });

  it('says what failed and loads again on request', async () => {
    let tries = 0;
    const { user } = renderScreen(<IntegrationsScreen />, {
      api: {
        'integrations.controller': () => {
          tries += 1;
          if (tries === 1) throw apiError('server.unavailable');
          return { data: [stripe] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Card payments')).toBeVisible();
  });
});
