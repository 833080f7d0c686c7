import type { Api } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeDialogs } from '../feedback/modal.js';
import { renderConsole } from '../testing/render-console.js';

afterEach(() => closeDialogs('shell'));

type Factor = Api['secondFactor.get']['out']['data'];
const off: Factor = { since: null, recovery_codes_left: 0 };
const on: Factor = { since: '2026-11-01T10:00:00Z', recovery_codes_left: 10 };
const codes = Array.from({ length: 10 }, (_, i) => `aaaa-bbbb-cccc-ddd${i}`);

function open(first: Factor) {
  let factor = first;
  return renderConsole({
    route: '/admin/profile',
    api: {
      'secondFactor.get': () => ({ data: factor }),
      'secondFactor.begin': () => ({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Swapt:a?secret=ABCDEFGH' } }),
      'secondFactor.confirm': ({ code }) => {
        if (code !== '123456') throw apiError('account.not_proven', { fields: { code: 'This is not the code.' } });
        factor = on;
        return { data: { recovery_codes: codes } };
      },
      'secondFactor.renewCodes': () => ({ data: { recovery_codes: codes } }),
      'secondFactor.remove': () => ({ data: (factor = off) }),
    },
  });
}
const dialog = async () => within(await screen.findByRole('dialog'));
/** As browsers send it: the dialog reads the code of the key, which user-event leaves out. */
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
const pressBeside = () => {
  const beside = document.querySelector('.ant-modal-wrap') ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the second factor', () => {
  it('is turned on with the password and a code of the app, and shows its recovery codes once [A.profile]', async () => {
    const { user } = open(off);
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect(await form.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(form.getByText('ABCD EFGH')).toBeVisible();
    await user.type(form.getByLabelText('Code'), '000000');
    await user.click(form.getByRole('button', { name: 'Turn on' }));
    expect(await form.findByText('This is not the code.')).toBeVisible();
    await user.clear(form.getByLabelText('Code'));
    await user.type(form.getByLabelText('Code'), '123456');
    await user.click(form.getByRole('button', { name: 'Turn on' }));
    for (const code of codes) expect(await form.findByText(code)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'I have saved them' }));
    await closed();
    expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('asks for a code beside the password once it is on, and is turned off with both', async () => {
    const { user, inputs } = open(on);
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Turn off' }));
    expect(await form.findByText('Enter a code.')).toBeVisible();
    expect(inputs('secondFactor.remove')).toEqual([]);
    await user.type(form.getByLabelText('Code'), '123456');
    await user.click(form.getByRole('button', { name: 'Turn off' }));
    await closed();
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(inputs('secondFactor.remove')).toMatchObject([{ password: 'correct horse', code: '123456' }]);
  });

  it.each([
    ['Escape', 'are new', pressEscape],
    ['the cross', 'are new', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside the dialog', 'are new', pressBeside],
    ['Escape', 'replace others', pressEscape],
  ])('asks before %s closes the only sight of recovery codes that %s [A.profile]', async (_, why, leave) => {
    const { user } = open(why === 'are new' ? off : on);
    await user.click(await screen.findByRole('button', { name: why === 'are new' ? 'Turn on' : 'New recovery codes' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    if (why === 'are new') await user.click(form.getByRole('button', { name: 'Continue' }));
    await user.type(await form.findByLabelText('Code'), '123456');
    await user.click(form.getByRole('button', { name: why === 'are new' ? 'Turn on' : 'Show new codes' }));
    const code = await form.findByText(codes[0] ?? '');
    leave();
    expect(await screen.findByText('We cannot show them again.')).toBeInTheDocument();
    expect(code).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'I have saved them' }).at(-1) ?? code);
    await closed();
  });
});
