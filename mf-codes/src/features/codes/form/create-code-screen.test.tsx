import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
const show = async (more: FakeApi = {}) => {
  const view = renderScreen(<CreateCodeScreen />, { api: { ...api, ...more }, path: '/', route: '/?type=link' });
  await screen.findByLabelText(/^Destination/);
  return view;
};
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a new code', () => {
  it('is created with its name, destination, short name and look [A.createqr]', async () => {
    const { user, inputs, address } = await show();
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    await user.type(screen.getByLabelText('Destination'), 'bakery.example/menu');
    await user.type(screen.getByLabelText(/Short name/), 'summer');
    await user.click(screen.getByRole('button', { name: 'Violet' }));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(address()).toBe(`/admin/create-qr-success?code=${code.code_id}`));
    expect(inputs('codes.create')[0]).toMatchObject({
      type: 'link',
      name: 'Summer menu',
      target: 'https://bakery.example/menu',
      slug: 'summer',
      style: { dots: 'dots', eyes: 'circle', foreground: '#4A2BC2' },
    });
  });

  it('shows each change in the preview at once [A.createqr]', async () => {
    const { user } = await show();
    const preview = () => screen.getByRole('img', { name: 'Preview of the code' }).innerHTML;
    const before = preview();
    await user.click(screen.getByRole('radio', { name: 'Dots' }));
    expect(preview()).not.toBe(before);
  });

  it('asks for the scan score once typing pauses, and gives the reasons [A.createqr]', async () => {
    const { inputs } = await show({
      'codes.render': ({ style }) => ({
        data: {
          file: null,
          score: style?.dots === 'dots' ? { value: 41, verdict: 'risky', reasons: ['Use a darker colour.'] } : score,
        },
      }),
    });
    expect(await screen.findByText('Scans well')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ocean' }));
    fireEvent.click(screen.getByRole('button', { name: 'Violet' }));
    expect(await screen.findByText('Use a darker colour.')).toBeVisible();
    expect(screen.getByText('41 of 100')).toBeVisible();
    expect(inputs('codes.render').map(({ style }) => style?.eyes)).toEqual(['square', 'circle']);
  });

  it('says at the field what is wrong and keeps everything typed [A.createqr, E.wrap]', async () => {
    const { user } = await show({
      'codes.create': () => {
        throw apiError('code.slug_taken', { fields: { slug: 'This short name is already used.' } });
      },
    });
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    await user.type(screen.getByLabelText('Destination'), 'https://bakery.example');
    await user.type(screen.getByLabelText(/Short name/), 'summer');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('This short name is already used.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Summer menu');
    expect(screen.getByLabelText(/Short name/)).toHaveValue('summer');
  });

  it('shows all that the server refuses in one round, each at its field, and puts the cursor to the first [A.createqr]', async () => {
    const fields = {
      expires_at: 'This end is wrong.',
      fallback: 'This fallback is wrong.',
      password: 'This password is wrong.',
      slug: 'This short name is wrong.',
      target: 'This destination is wrong.',
    };
    const { user } = await show({
      'codes.create': () => {
        throw apiError('request.invalid', { fields });
      },
    });
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    await user.type(screen.getByLabelText('Destination'), 'https://bakery.example');
    const limits = screen.getByRole('button', { name: /Limits/ });
    expect(limits).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    for (const sentence of Object.values(fields)) expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(limits).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByLabelText('Destination')).toHaveFocus());
  });

  it('says what is wrong with addresses, dates and lengths before anything is sent, as the server would [A.createqr]', async () => {
    const { user, inputs } = await show();
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    fill('Destination', 'http://192.168.0.7/menu');
    fill(/^Short name/, 'x'.repeat(65));
    fill(/^Works from/, '2026-12-02T10:00');
    fill(/^Works until/, '2026-12-01T10:00');
    fill(/^Where it leads outside/, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText(/only works inside a private network/)).toBeVisible();
    expect(screen.getByText('Use at most 64 characters.')).toBeInTheDocument();
    expect(screen.getByText(/The end must be after the start/)).toBeInTheDocument();
    expect(screen.getByText(/An address cannot begin with "javascript:" here/)).toBeInTheDocument();
    expect(screen.getByLabelText('Destination')).toHaveValue('http://192.168.0.7/menu');
    expect(inputs('codes.create')).toEqual([]);
  });

  it('asks for a name and a destination before anything is sent', async () => {
    const { user, inputs } = await show();
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('Give the code a name.')).toBeVisible();
    expect(screen.getByText('Enter the address that people go to when they scan the code.')).toBeVisible();
    expect(inputs('codes.create')).toEqual([]);
  });

  it('takes a logo and raises the error correction for it [A.createqr]', async () => {
    const { user, inputs } = await show({
      'images.upload': () => ({
        data: { image_id: '018f0000-0000-7000-8000-0000000000ff', url: '/images/x', width: 80, height: 80 },
      }),
    });
    await user.upload(screen.getByLabelText('Logo file'), new File(['logo'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByAltText('Your logo')).toBeVisible();
    expect(inputs('images.upload')[0]).toMatchObject({ name: 'logo.png', body: btoa('logo') });
    expect(screen.getByText('Highest: 30 %, needed with a logo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByAltText('Your logo')).toBeNull();
  });

  it('says why a logo is refused [E.wrap]', async () => {
    const { user } = await show({
      'images.upload': () => {
        throw apiError('image.unreadable');
      },
    });
    await user.upload(screen.getByLabelText('Logo file'), new File(['no'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('This file is not a picture we can read.')).toBeVisible();
  });
});

describe('limits of a new code', () => {
  it('are out of the way until they are wanted, and sent with the zone they were meant in [A.createqr, O.codes.create]', async () => {
    const { user, inputs } = await show();
    expect(screen.getByLabelText(/^Works until/)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /Limits/ }));
    fill('Name', 'Menu');
    fill('Destination', 'bakery.example');
    fill(/^Works from/, '2027-01-02T08:00');
    fill(/^Works until/, '2027-01-01T08:00');
    fill(/How often/, '50');
    fill(/^Password/, 'crumble');
    fill(/Where it leads outside these limits/, 'bakery.example/over');
    await user.type(screen.getByRole('combobox', { name: /Time zone/ }), 'Tokyo');
    await user.click(await screen.findByTitle('Asia/Tokyo'));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText(/must be after the start/)).toBeVisible();
    fill(/^Works until/, '2027-01-31T08:00');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(inputs('codes.create')).toHaveLength(1));
    expect(inputs('codes.create')[0]).toMatchObject({
      starts_at: '2027-01-01T23:00:00.000Z',
      expires_at: '2027-01-30T23:00:00.000Z',
      scan_limit: 50,
      password: 'crumble',
      fallback: 'https://bakery.example/over',
    });
  });
});
