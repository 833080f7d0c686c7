import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditCodeScreen from './edit-code-screen.js';
import '../../../testing/content-fields.js';
import { testCode } from '../../../testing/test-code.js';

const code = testCode();
const api: FakeApi = {
  'codes.get': () => ({ data: code }),
  'codes.render': () => ({ data: { file: null, score: { value: 100, verdict: 'good', reasons: [] } } }),
  'codes.tags': () => ({ data: [{ tag: 'print', codes: 3 }] }),
  'codes.update': () => ({ data: code }),
  'codes.styles.list': () => ({ data: [] }),
  'codes.bulk': () => ({ data: { changed: 1, left: [] } }),
};
const path = '/admin/my-codes/edit/:codeId';
const route = `/admin/my-codes/edit/${code.code_id}`;
const show = (more: FakeApi = {}) => renderScreen(<EditCodeScreen />, { api: { ...api, ...more }, path, route });

describe('editing a code', () => {
  it('sends only what changed, says what it was and goes back to the code [A.mycodes.edit]', async () => {
    const changed = testCode({ target: 'https://bakery.example/winter', status: 'paused' });
    const { user, inputs, address, notices } = show({ 'codes.update': () => ({ data: changed }) });
    const target = await screen.findByLabelText('Destination');
    expect(target).toHaveValue('https://bakery.example/menu');
    await user.clear(target);
    await user.type(target, 'https://bakery.example/winter');
    await user.click(screen.getByRole('radio', { name: 'Paused' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/admin/my-codes/show/${code.code_id}`));
    expect(inputs('codes.update')[0]?.data).toEqual({ target: 'https://bakery.example/winter', status: 'paused' });
    expect(notices[0]?.text).toBe('“Summer menu” is saved: new destination and status.');
  });

  it('offers new prints once the picture changed [A.mycodes.edit, A.mycodes.success]', async () => {
    const restyled = testCode({ style: { ...code.style, foreground: '#123456' } });
    const { user, address } = show({ 'codes.update': () => ({ data: restyled }) });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`${route}/success`));
  });

  it('sets tags, those in use and new ones [A.mycodes.edit, O.codes.update]', async () => {
    const { user, inputs } = show();
    const tags = await screen.findByLabelText(/^Tags/);
    await user.click(tags);
    await user.click(await screen.findByTitle('print'));
    await user.type(tags, 'spring fair{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ tags: ['print', 'spring fair'] }));
  });

  it('writes where visitors come from into the destination [A.mycodes.edit]', async () => {
    const { user, inputs } = show();
    await user.click(await screen.findByRole('button', { name: /where visitors come from/ }));
    await user.type(screen.getByLabelText(/^Source/), 'table tent');
    await user.type(screen.getByLabelText(/^Medium/), 'qr');
    const target = 'https://bakery.example/menu?utm_source=table%20tent&utm_medium=qr';
    expect(screen.getByLabelText('Destination')).toHaveValue(target);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ target }));
  });

  it('says that prints keep working [A.mycodes.edit]', async () => {
    show();
    expect(await screen.findByText('A printed code keeps working')).toBeVisible();
  });

  it('shows a refused style with its reason [A.mycodes.edit, E.wrap]', async () => {
    const { user } = show({
      'codes.update': () => {
        throw apiError('code.unscannable', { detail: 'The colours are too close.' });
      },
    });
    await screen.findByLabelText('Destination');
    await user.click(screen.getByRole('button', { name: 'Berry' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/The colours are too close/)).toBeVisible();
  });

  it('shows the limits that are used, and takes one away [A.mycodes.edit, O.codes.update]', async () => {
    const limited = testCode({ expires_at: '2027-01-31T22:59:00.000Z', scan_limit: 50, uses: 12, has_password: true });
    const { user, inputs } = show({ 'codes.get': () => ({ data: limited }) });
    expect(await screen.findByLabelText(/^Works until/)).toBeVisible();
    expect(screen.getByText(/Used 12 of 50 times/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    fireEvent.change(screen.getByLabelText(/^Works until/), { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ expires_at: null, password: null }));
  });

  it('passes on what is named beside what was, and refuses what is no name [A.mycodes.edit, O.codes.update]', async () => {
    const forwarding = testCode({ forward_query: ['table'] });
    const { user, inputs } = show({ 'codes.get': () => ({ data: forwarding }) });
    const words = await screen.findByRole('combobox', { name: /Words to pass on/ });
    expect(words).toBeVisible();
    await user.type(words, 'q,');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/We use q ourselves/)).toBeVisible();
    await waitFor(() => expect(words).toHaveFocus());
    await user.click(within(screen.getByTitle('q')).getByLabelText('close'));
    await waitFor(() => expect(screen.queryByTitle('q')).toBeNull());
    await user.type(words, 'seat,');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ forward_query: ['table', 'seat'] }));
  });

  it('changes what a code of another kind holds, and nothing else [A.mycodes.edit, O.codes.update]', async () => {
    const event = testCode({
      type: 'event',
      content: {
        title: 'Tasting',
        starts: '2026-12-01T09:00:00.000Z',
        ends: '2026-12-01T11:00:00.000Z',
        zone: 'Asia/Tokyo',
      },
    });
    const { user, inputs } = show({ 'codes.get': () => ({ data: event }) });
    expect(await screen.findByLabelText('Starts')).toHaveValue('2026-12-01T18:00');
    fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2026-12-01T21:00' } });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(inputs('codes.update')[0]?.data).toEqual({
        content: { ...event.content, ends: '2026-12-01T12:00:00.000Z' },
      }),
    );
  });

  it('says that a Wi-Fi code has to be printed again [A.mycodes.edit]', async () => {
    const wifi = testCode({ type: 'wifi', content: { ssid: 'Guests', security: 'none' } });
    show({ 'codes.get': () => ({ data: wifi }) });
    expect(await screen.findByText('Printed codes keep the old network')).toBeVisible();
    expect(screen.queryByLabelText('Password of the network')).toBeNull();
  });

  it.each(['archived', 'deleted'] as const)(
    'offers to bring an %s code back first [A.mycodes.edit]',
    async (status) => {
      const { user, inputs } = show({ 'codes.get': () => ({ data: testCode({ status }) }) });
      await user.click(await screen.findByRole('button', { name: 'Restore' }));
      await waitFor(() => expect(inputs('codes.bulk')[0]?.action).toBe('restore'));
    },
  );

  it('says when the code does not exist, with a way on [E.wrap]', async () => {
    show({
      'codes.get': () => {
        throw apiError('code.not_found');
      },
    });
    expect(await screen.findByText('This code does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My codes' })).toHaveAttribute('href', '/admin/my-codes');
  });
});
