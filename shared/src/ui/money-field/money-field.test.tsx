import { screen } from '@testing-library/react';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { renderScreen } from '../../testing/index.js';
import { MoneyField, moneyRule, type TypedMoney } from './index.js';

function show(children: ReactNode, price: TypedMoney = null) {
  const saved: unknown[] = [];
  const view = renderScreen(
    <Form initialValues={{ price }} onFinish={(values) => saved.push(values)}>
      {children}
      <Button htmlType="submit">Save</Button>
    </Form>,
  );
  return { ...view, saved };
}
const price = (currency: string) => (
  <Form.Item name="price" label="Price" rules={[moneyRule({ currency, noun: 'The price', isRequired: true, min: 50 })]}>
    <MoneyField currency={currency} />
  </Form.Item>
);

describe('a field of money', () => {
  it('gives whole minor units and shows the usual form when it is left', async () => {
    const { user, saved } = show(price('EUR'));
    await user.type(screen.getByLabelText('Price'), '1234.5');
    expect(screen.getByLabelText('Price')).toHaveValue('1234.5');
    await user.tab();
    expect(screen.getByLabelText('Price')).toHaveValue('1,234.50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByTitle('Euro')).toHaveTextContent('EUR');
    expect(saved).toEqual([{ price: { amount: 123450, currency: 'EUR' } }]);
  });

  it('says what is wrong and keeps what was typed', async () => {
    const { user, saved } = show(price('JPY'));
    await user.type(screen.getByLabelText('Price'), '12.50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^JPY has no smaller unit/)).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('12.50');
    expect(screen.getByLabelText('Price')).toBeInvalid();
    expect(saved).toEqual([]);
  });

  it('asks for an amount where one is needed, and for no less than the least', async () => {
    const { user } = show(price('KWD'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The price is missing. Type an amount.')).toBeVisible();
    await user.type(screen.getByLabelText('Price'), '0.049');
    expect(await screen.findByText('The price must be at least 0.050.')).toBeVisible();
  });

  it('shows the amount that a form begins with', () => {
    show(price('EUR'), { amount: 990, currency: 'EUR' });
    expect(screen.getByLabelText('Price')).toHaveValue('9.90');
  });
});
