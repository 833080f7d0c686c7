import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { codeTypes, type CodeType } from '@swapt/shared/values';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import CreateCodeScreen from './create-code-screen.js';
import '../../../testing/content-fields.js';
import { testCode } from '../../../testing/test-code.js';

const code = testCode();
const score = { value: 92, verdict: 'good' as const, reasons: [] };
const api: FakeApi = {
  'codes.render': () => ({ data: { file: null, score } }),
  'codes.create': () => ({ data: code }),
  'codes.styles.list': () => ({ data: [] }),
};
const noPage = {
  ...{
    org_id: code.org_id,
    title: '',
    picture: null,
    held_at: null,
    views: 0,
    status: 'draft' as const,
    url: '',
    page_name: null,
    named_url: null,
  },
  ...{ revision: 1, has_changes: true, published_version: null, published_at: null, updated_by: 'Owner' },
  ...{ created_at: code.created_at, updated_at: code.updated_at },
};
/** A field of each type: its form is there when this is. */
const field: Record<CodeType, string> = {
  link: 'Destination',
  page: 'Page',
  item: 'Store',
  store: 'Store',
  note: 'Text',
  card: 'Name on the card',
  file: 'File to share',
  wifi: 'Name of the network',
  event: 'Title',
  app: 'Name of the app',
};
const show = async (more: FakeApi = {}, type: CodeType = 'link') => {
  const view = renderScreen(<CreateCodeScreen />, { api: { ...api, ...more }, path: '/', route: `/?type=${type}` });
  await screen.findByLabelText(new RegExp(`^${field[type]}`));
  return view;
};
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the kinds of codes', () => {
  it('are chosen first, each with what it does; the choice is in the address [A.createqr]', async () => {
    const { user } = renderScreen(<CreateCodeScreen />, {
      api,
      path: '/admin/create-qr-code',
      route: '/admin/create-qr-code',
    });
    const kinds = within(screen.getByRole('list', { name: 'What the code does' })).getAllByRole('link');
    expect(kinds.map((kind) => kind.getAttribute('href')?.split('=')[1])).toEqual([...codeTypes]);
    expect(screen.getByRole('link', { name: 'Wi-Fi' })).toHaveAccessibleDescription(/without typing/);
    await user.click(screen.getByRole('link', { name: 'Note' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New QR code: Note' })).toBeVisible();
    expect(screen.queryByLabelText('Destination')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Choose another type' }));
    expect(await screen.findByRole('link', { name: 'Wi-Fi' })).toBeVisible();
  });

  it('a Wi-Fi code prints the network, which its preview shows [A.createqr, O.codes.create]', async () => {
    const { user, inputs } = await show({}, 'wifi');
    const preview = () => screen.getByRole('img', { name: 'Preview of the code' }).innerHTML;
    fill('Name', 'Guests');
    fill('Name of the network', 'Bakery');
    fill('Password of the network', 'short');
    const before = preview();
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('A WPA password has 8 to 63 characters.')).toBeVisible();
    fill('Password of the network', 'long enough');
    await waitFor(() => expect(preview()).not.toBe(before));
    expect(screen.queryByText(/^Limits/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(inputs('codes.create')).toHaveLength(1));
    expect(inputs('codes.create')[0]).toMatchObject({
      type: 'wifi',
      content: { ssid: 'Bakery', security: 'WPA', password: 'long enough' },
    });
    expect(inputs('codes.create')[0]?.target).toBeUndefined();
  });

  it('an event is at the hour of its own place [A.createqr, O.codes.create]', async () => {
    const { user, inputs } = await show({}, 'event');
    fill('Name', 'Tasting');
    fill('Title', 'Bread tasting');
    fill('Starts', '2026-12-01T18:00');
    fill('Ends', '2026-12-01T17:00');
    await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'Tokyo');
    await user.click(await screen.findByTitle('Asia/Tokyo'));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('The end must be after the start.')).toBeVisible();
    fill('Ends', '2026-12-01T20:00');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(inputs('codes.create')).toHaveLength(1));
    expect(inputs('codes.create')[0]?.content).toEqual({
      title: 'Bread tasting',
      starts: '2026-12-01T09:00:00.000Z',
      ends: '2026-12-01T11:00:00.000Z',
      zone: 'Asia/Tokyo',
    });
  });

  it('a page is chosen among those of the organization, by name [A.createqr, O.codes.create]', async () => {
    const page = { ...{ page_id: '018f0000-0000-7000-8000-0000000000b1', name: 'Spring fair' }, ...noPage };
    const { user, inputs } = await show(
      { 'pages.list': ({ search }) => ({ data: search === 'zzz' ? [] : [page], page: 1, pageSize: 20, total: 1 }) },
      'page',
    );
    fill('Name', 'Fair');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('Choose a page or build a new one.')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Page' }));
    await user.click(await screen.findByTitle('Spring fair (not published yet)'));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(inputs('codes.create')[0]?.content).toEqual({ page_id: page.page_id }));
  });

  it('a product is chosen in its store, by name; another store begins anew [A.createqr, O.codes.create]', async () => {
    const id = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`;
    const store = (store_id: string, name: string, status: 'open' | 'draft') => ({
      ...{ org_id: code.org_id, store_id, name, status, currency: 'EUR', items: 1, is_suspended: false },
      ...{ logo: null, url: '', revision: 1, low: 0, steps_left: 0 },
      ...{ created_at: code.created_at, updated_at: code.updated_at },
    });
    const item = {
      ...{ item_id: id('e1'), store_id: id('d1'), product_id: id('f1'), name: 'Blue mug', status: 'active' as const },
      ...{ picture: null, position: 0, is_shown: true, is_low: false, variants: 1 },
      ...{ on_hand: 0, reserved: 0, sold: 0 },
    };
    const page = { page: 1, pageSize: 20, total: 1 };
    const { user, inputs } = await show(
      {
        'stores.list': () => ({
          data: [store(id('d1'), 'Market stall', 'open'), store(id('d2'), 'New shop', 'draft')],
          ...page,
        }),
        'stores.allInventory': ({ store_id }) => ({ data: store_id === id('d1') ? [item] : [], ...page }),
      },
      'item',
    );
    fill('Name', 'Mug on shelf 2');
    await user.click(screen.getByRole('combobox', { name: 'Store' }));
    await user.click(await screen.findByTitle('Market stall'));
    await user.click(screen.getByRole('combobox', { name: 'Product' }));
    await user.click(await screen.findByTitle('Blue mug'));
    await user.click(screen.getByRole('combobox', { name: 'Store' }));
    await user.click(await screen.findByTitle('New shop (not open)'));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('Choose a product.')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Store' }));
    await user.click(await screen.findByTitle('Market stall'));
    await user.click(screen.getByRole('combobox', { name: 'Product' }));
    await user.click((await screen.findAllByTitle('Blue mug')).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(inputs('codes.create')[0]?.content).toEqual({ store_id: id('d1'), item_id: id('e1') }));
  });

  it('an app leads to a store at least, and a card to a name; empty fields are left out [A.createqr]', async () => {
    const app = await show({}, 'app');
    fill('Name', 'App');
    await app.user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText(/at least one link/)).toBeVisible();
    fill(/Google Play/, 'play.google.com/x');
    await app.user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() =>
      expect(app.inputs('codes.create')[0]?.content).toEqual({ android: 'https://play.google.com/x' }),
    );
    app.unmount();
    const card = await show({}, 'card');
    fill('Name', 'Desk');
    fill('Name on the card', 'Front desk');
    fill(/^Website/, 'bakery.example');
    await card.user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() =>
      expect(card.inputs('codes.create')[0]?.content).toEqual({
        name: 'Front desk',
        website: 'https://bakery.example',
      }),
    );
  });

  it('a file is stored first, then handed out [A.createqr]', async () => {
    const file = {
      ...{ file_id: '018f0000-0000-7000-8000-0000000000c1', name: 'prices.pdf', media: 'application/pdf' },
      ...{ bytes: 2_400_000, url: '/files/x' },
    };
    const { user, inputs } = await show({ 'files.upload': () => ({ data: file }) }, 'file');
    fill('Name', 'Prices');
    await user.upload(
      screen.getByLabelText('File to share'),
      new File(['pdf'], 'prices.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByRole('link', { name: 'prices.pdf (2.4 MB)' })).toHaveAttribute('href', '/files/x');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(inputs('codes.create')[0]?.content).toEqual({ file_id: file.file_id }));
  });

  it('what the server says of a field stands at it [A.createqr, E.wrap]', async () => {
    const { user } = await show(
      {
        'codes.create': () => {
          throw apiError('request.invalid', { fields: { 'content.text': 'Write a note or choose one.' } });
        },
      },
      'note',
    );
    fill('Name', 'Note');
    fill('Text', 'Rinse it.');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('Write a note or choose one.')).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue('Rinse it.');
  });
});
