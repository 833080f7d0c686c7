import { screen } from '@testing-library/react';
import { Button, Form } from 'antd';
import { renderScreen } from '../../testing/index.js';
import { AddressFields } from './index.js';

function show(address = {}) {
  const saved: unknown[] = [];
  const view = renderScreen(
    <Form initialValues={{ address }} onFinish={(values) => saved.push(values)}>
      <AddressFields name="address" label="Delivery address" />
      <Button htmlType="submit">Save</Button>
    </Form>,
  );
  const choose = async (country: string) => {
    await view.user.click(screen.getByRole('combobox', { name: 'Country' }));
    await view.user.type(screen.getByRole('combobox', { name: 'Country' }), country);
    await view.user.click(await screen.findByTitle(country));
  };
  const labels = () =>
    screen.getAllByRole('textbox').map((box) => box.closest('.ant-form-item')?.querySelector('label')?.textContent);
  return { ...view, saved, choose, labels };
}

describe('the fields of an address', () => {
  it('ask for the country first and for what it has then', async () => {
    const { choose, labels } = show();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    await choose('Germany');
    expect(labels()).toEqual(['Street and number', 'Floor, flat, company', 'Postcode', 'City']);
    await choose('Ireland');
    expect(labels()).toEqual(['Street and number', 'Floor, flat, company', 'Town or city', 'County', 'Eircode']);
  });

  it('name each field that is missing or does not fit, and keep what was typed', async () => {
    const { user, saved } = show({ country: 'US', address1: '548 Market St', city: 'San Francisco' });
    await user.type(screen.getByLabelText('ZIP code'), '9410');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Check the ZIP code: it is written like 94016.')).toBeVisible();
    expect(screen.getByText('State is missing.')).toBeVisible();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('9410');
    expect(saved).toEqual([]);
  });

  it('send nothing that the country does not have, and have it again with the country', async () => {
    const { user, saved, choose } = show({
      country: 'US',
      address1: '1 Main St',
      city: 'Berlin',
      province: 'CT',
      zip: '06037',
    });
    await choose('Germany');
    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), '10115');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([{ address: { country: 'DE', address1: '1 Main St', city: 'Berlin', zip: '10115' } }]);
    await choose('United States');
    expect(screen.getByLabelText('State')).toHaveValue('CT');
  });

  it('can be filled in by the browser', () => {
    show({ country: 'GB' });
    expect(screen.getByLabelText('Street and number')).toHaveAttribute('autocomplete', 'address-line1');
    expect(screen.getByLabelText('Postcode')).toHaveAttribute('autocomplete', 'postal-code');
  });
});
