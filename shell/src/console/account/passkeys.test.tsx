import type { Api } from '@swapt/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

type Passkey = Api['passkeys.list']['out']['data'][number];
const known: Passkey = {
  ...{ passkey_id: 'p1', name: 'My phone', last_used_at: null },
  created_at: '2026-11-01T10:00:00Z',
};

/** jsdom has no passkeys: this stands for the browser's half. */
class BrowserPasskey {
  static parseCreationOptionsFromJSON = (options: unknown) => options;
  toJSON = () => ({
    ...{ id: 'p2', rawId: 'p2', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'a', attestationObject: 'b', transports: ['internal'], publicKey: 'c' },
  });
}
const create = jest.fn();
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function open(passkeys: Passkey[] = []) {
  let list = passkeys;
  return renderConsole({
    route: '/admin/profile',
    api: {
      'passkeys.list': () => ({ data: list }),
      'passkeys.begin': () => ({ data: { options: '{"challenge":"x"}' } }),
      'passkeys.add': ({ name }) => {
        const added = { ...known, passkey_id: 'p2', name };
        list = [...list, added];
        return { data: added };
      },
      'passkeys.remove': ({ passkey_id }) => {
        list = list.filter((each) => each.passkey_id !== passkey_id);
        return { data: { passkey_id } };
      },
    },
  });
}

describe('passkeys', () => {
  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: BrowserPasskey });
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

  it('are added with a name and the password, and say so when the device made none [A.profile]', async () => {
    const { user, inputs } = open();
    create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValue(new BrowserPasskey());
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Name of the passkey'), 'My laptop');
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect(await form.findByText('Your device made no passkey. You can try again.')).toBeVisible();
    expect(form.getByLabelText('Name of the passkey')).toHaveValue('My laptop');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Remove My laptop' })).toBeVisible();
    expect(create).toHaveBeenLastCalledWith({ publicKey: { challenge: 'x' } });
    expect(inputs('passkeys.add')).toMatchObject([
      {
        name: 'My laptop',
        response: {
          id: 'p2',
          rawId: 'p2',
          response: { clientDataJSON: 'a', attestationObject: 'b', transports: ['internal'] },
        },
      },
    ]);
    await closed();
  });

  it('are removed with the password [A.profile]', async () => {
    const { user, inputs } = open([known]);
    await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Remove the passkey' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove My phone' })).toBeNull());
    expect(inputs('passkeys.remove')).toMatchObject([{ passkey_id: 'p1', password: 'correct horse' }]);
    await closed();
  });

  it('are not offered by a browser without them', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    open();
    expect(await screen.findByText('This browser cannot make passkeys at this address.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
