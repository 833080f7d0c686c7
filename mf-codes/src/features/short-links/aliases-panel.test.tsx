import { apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testCode } from '../../testing/test-code.js';
import { AliasesPanel } from './aliases-panel.js';

const alias = {
  slug: 'insta',
  url: 'https://go.bakery.example/insta',
  scan_url: 'https://go.bakery.example/insta?q=1',
  channel: 'Instagram',
};
const code = testCode({ aliases: [alias] });
const saved = recordDownloads();
const show = (api: FakeApi = {}, shown = code, role: 'editor' | 'viewer' = 'editor') =>
  renderScreen(<AliasesPanel code={shown} />, { api, role, path: '/' });

describe('further short addresses of a code', () => {
  it('are listed with their channel, and removed after a question [A.mycodes.show]', async () => {
    const { user, inputs, questions, notices } = show({ 'codes.removeAlias': () => ({ data: code }) });
    expect(screen.getByText('go.bakery.example/insta')).toBeVisible();
    expect(screen.getByText('Instagram')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove insta' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“insta” was removed.'));
    expect(questions).toEqual(['Remove the address “insta”?']);
    expect(inputs('codes.removeAlias')).toEqual([{ org_id: code.org_id, code_id: code.code_id, slug: 'insta' }]);
  });

  it('are added with a name of their own or one that is chosen [A.mycodes.show, E.wrap]', async () => {
    const { user, inputs } = show({
      'codes.addAlias': ({ slug }) => {
        if (slug === 'taken')
          throw apiError('code.slug_taken', { fields: { slug: 'This short name is already used.' } });
        return { data: code };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New short address for “Summer menu”' }));
    await user.type(dialog.getByLabelText('Short name'), 'taken');
    await user.type(dialog.getByLabelText(/^Channel/), 'Flyer');
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(await dialog.findByText('This short name is already used.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Short name'));
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('codes.addAlias').at(-1)).toEqual({ org_id: code.org_id, code_id: code.code_id, channel: 'Flyer' });
  });

  it('are printed by themselves, from where they are shown [A.mycodes.show, O.codes.render]', async () => {
    const { user, inputs } = show(
      {
        'codes.render': () => ({
          data: { file: { name: 'menu-insta-60mm.svg', type: 'image/svg+xml', body: btoa('<svg/>') }, score: null },
        }),
      },
      code,
      'viewer',
    );
    await user.click(screen.getByRole('button', { name: 'Download the QR code of go.bakery.example/insta' }));
    const dialog = within(screen.getByRole('dialog', { name: 'QR code of go.bakery.example/insta' }));
    expect(dialog.getByRole('img', { name: 'QR code of go.bakery.example/insta' })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Sticker' }));
    await user.click(dialog.getByRole('button', { name: 'Download SVG' }));
    await waitFor(() => expect(saved[0]?.name).toBe('menu-insta-60mm.svg'));
    expect(inputs('codes.render')).toEqual([
      { org_id: code.org_id, code_id: code.code_id, slug: 'insta', format: 'svg', size: 30 },
    ]);
  });

  it('are read by a viewer, and none of a network [A.mycodes.show]', () => {
    show({}, code, 'viewer');
    expect(screen.getByText('go.bakery.example/insta')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Remove/ })).toBeNull();
    const { container } = show({}, testCode({ type: 'wifi' }));
    expect(container).toHaveTextContent('');
  });
});
