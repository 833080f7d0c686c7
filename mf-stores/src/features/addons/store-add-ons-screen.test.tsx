import type { AddOn } from '@swapt/shared/contract';
import { apiError, chooseAction, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showStore } from '../../testing/show-store.js';
import { testAddOn, testAddOns } from '../../testing/test-addons.js';
import { testInventory, testItem } from '../../testing/test-inventory.js';
import StoreAddOnsScreen from './store-add-ons-screen.js';

function show(addOns: AddOn[], options: RenderScreenOptions = {}) {
  const server = testAddOns(...addOns);
  const inventory = testInventory(testItem('Soup'), testItem('Cake'));
  const api = { ...inventory.api, ...server.api, ...options.api };
  const view = showStore(<StoreAddOnsScreen />, '/add-ons', { status: 'open' }, { ...options, api });
  const rows = () => within(screen.getByRole('list', { name: 'Add-ons of Corner shop' })).getAllByRole('listitem');
  return { ...view, server, rows };
}
const two = () => [testAddOn('Cheese'), testAddOn('Gift wrap', { status: 'off' })];
const edit = async ({ user }: ReturnType<typeof show>, name = 'Cheese') => {
  await chooseAction(user, name, 'edit Edit');
  return screen.findByRole('dialog', { name: `Edit “${name}”` });
};

describe('the add-ons of a store', () => {
  it('say what they cost, what they are for and why nobody is offered one [A.addons]', async () => {
    const { rows } = show([
      testAddOn('Cheese', { most: 3, items: [{ item_id: 'item-Soup', name: 'Soup' }] }),
      testAddOn('Card', { price: { amount: 0, currency: 'EUR' }, status: 'off' }),
      testAddOn('Old', { price: { amount: 200, currency: 'JPY' }, items: [] }),
    ]);
    await screen.findByText('Cheese');
    expect(rows()[0]).toHaveTextContent('CheeseFor Soup · At most 3 per item€1.50Switched on');
    expect(rows()[1]).toHaveTextContent('CardFor all products · At most 1 per itemFreeSwitched off');
    expect(rows()[2]).toHaveTextContent('For no product any more');
    expect(rows()[2]).toHaveTextContent('Not offered: it needs a price in EUR');
  });

  it('are made with a price, for chosen products [A.addons]', async () => {
    const { user, inputs, notices, rows } = show([]);
    expect(await screen.findByText(/^An add-on is a small extra/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /New add-on/ })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'New add-on' }));
    await user.click(dialog.getByRole('button', { name: 'Create add-on' }));
    expect(await dialog.findByText('Please enter a name.')).toBeVisible();
    expect(dialog.getByText('The price is missing. Type an amount.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), ' Extra cheese ');
    await user.type(dialog.getByLabelText('Price of one'), '1.5');
    await user.clear(dialog.getByLabelText('How many can one item have?'));
    await user.type(dialog.getByLabelText('How many can one item have?'), '2');
    await user.click(dialog.getByRole('radio', { name: 'Chosen products' }));
    await user.click(dialog.getByRole('button', { name: 'Create add-on' }));
    expect(await dialog.findByText('Choose at least one product.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Products' }));
    await user.click(await screen.findByTitle('Soup'));
    await user.click(dialog.getByRole('button', { name: 'Create add-on' }));
    await waitFor(() => expect(notices[0]?.text).toBe('The add-on “Extra cheese” is there.'));
    const price = { amount: 150, currency: 'EUR' };
    expect(inputs('addons.create')).toMatchObject([{ name: 'Extra cheese', price, most: 2, item_ids: ['item-Soup'] }]);
    expect(rows()[0]).toHaveTextContent('For Soup · At most 2 per item');
  });

  it('keep what was typed where the server refuses it, and say why at the field [A.addons]', async () => {
    const sentence = 'The currency of this store is CHF. Write the price in it.';
    const { user } = show([], {
      api: {
        'addons.create': () => {
          throw apiError('add_on.invalid', { detail: sentence, fields: { price: sentence } });
        },
      },
    });
    await user.click((await screen.findAllByRole('button', { name: /New add-on/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Cheese');
    await user.type(dialog.getByLabelText('Price of one'), '1.50');
    await user.click(dialog.getByRole('button', { name: 'Create add-on' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Price of one')).toBeInvalid();
    expect(dialog.getByLabelText('Name')).toHaveValue('Cheese');
  });

  it('are switched off and on [A.addons]', async () => {
    const { user, inputs } = show(two());
    await user.click(await screen.findByRole('switch', { name: 'Offer Cheese to shoppers' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Offer Cheese to shoppers' })).not.toBeChecked());
    await user.click(screen.getByRole('switch', { name: 'Offer Gift wrap to shoppers' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Offer Gift wrap to shoppers' })).toBeChecked());
    expect(inputs('addons.status')).toMatchObject([
      { add_on: 'add-on-Cheese', status: 'off' },
      { add_on: 'add-on-Gift wrap', status: 'on' },
    ]);
  });

  it('are changed in what was changed alone [A.addons]', async () => {
    const view = show(two());
    const dialog = within(await edit(view));
    expect(dialog.getByLabelText('Price of one')).toHaveValue('1.50');
    await view.user.clear(dialog.getByLabelText('Price of one'));
    await view.user.type(dialog.getByLabelText('Price of one'), '2');
    await view.user.click(dialog.getByRole('button', { name: 'Save add-on' }));
    await waitFor(() => expect(view.rows()[0]).toHaveTextContent('€2.00'));
    expect(view.inputs('addons.update')).toMatchObject([{ revision: 1 }]);
    expect(view.inputs('addons.update')[0]?.data).toEqual({ price: { amount: 200, currency: 'EUR' } });
  });

  it('are saved over what somebody else saved meanwhile only when that was read [A.addons]', async () => {
    const view = show(two());
    const dialog = within(await edit(view));
    view.server.change('add-on-Cheese', { name: 'Parmesan', revision: 2 });
    await view.user.clear(dialog.getByLabelText('How many can one item have?'));
    await view.user.type(dialog.getByLabelText('How many can one item have?'), '4');
    await view.user.click(dialog.getByRole('button', { name: 'Save add-on' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/It is now “Parmesan” \(€1\.50 · At most 1 per item/);
    expect(dialog.getByLabelText('How many can one item have?')).toHaveValue('4');
    await view.user.click(dialog.getByRole('button', { name: 'Save add-on' }));
    await waitFor(() => expect(view.rows()[0]).toHaveTextContent('ParmesanFor all products · At most 4 per item'));
  });

  it('stand in an order that the arrow keys change [A.addons]', async () => {
    const { user, server, rows } = show([...two(), testAddOn('Bread')]);
    (await screen.findByRole('button', { name: 'Move Bread, 3 of 3' })).focus();
    await user.keyboard('{Home}');
    expect(rows()[0]).toHaveTextContent('Bread');
    await waitFor(() => expect(server.names()).toEqual(['Bread', 'Cheese', 'Gift wrap']));
    await chooseAction(user, 'Bread', 'vertical-align-bottom Move to the end');
    await waitFor(() => expect(server.names()).toEqual(['Cheese', 'Gift wrap', 'Bread']));
  });

  it('are deleted when that is confirmed [A.addons]', async () => {
    const { user, server, questions, notices } = show(two());
    await chooseAction(user, 'Cheese', 'delete Delete');
    await waitFor(() => expect(server.names()).toEqual(['Gift wrap']));
    expect(questions).toEqual(['Delete “Cheese”?']);
    expect(notices[0]?.text).toBe('The add-on “Cheese” was deleted.');
  });

  it('are only read by those who may not change them [A.addons]', async () => {
    const { rows } = show(two(), { role: 'viewer' });
    await screen.findByText('Cheese');
    expect(rows()[0]).toHaveTextContent('€1.50Switched on');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: /New add-on|Actions for|Move/ })).toBeNull();
  });
});
