import { apiError, recordDownloads, renderScreen, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testAnalytics } from '../../../testing/test-analytics.js';
import CreateSuccessScreen from '../form/create-success-screen.js';
import EditSuccessScreen from '../form/edit-success-screen.js';
import { ShowCode } from './show-code.js';
import { listOf, testCode } from '../../../testing/test-code.js';

const code = testCode();
const recent = testAnalytics({
  series: [
    { at: '2026-10-01T00:00:00.000Z', scans: 5, human_scans: 5 },
    { at: '2026-10-02T00:00:00.000Z', scans: 7, human_scans: 6 },
  ],
});
const file = { name: 'summer-menu.png', type: 'image/png', body: btoa('png') };
const api: FakeApi = {
  'codes.get': () => ({ data: code }),
  'codes.list': () => listOf(),
  'analytics.get': () => ({ data: recent }),
  'codes.render': () => ({ data: { file, score: null } }),
};
const showOptions: RenderScreenOptions = {
  api,
  path: '/admin/my-codes/show/:codeId',
  route: `/admin/my-codes/show/${code.code_id}`,
};

const saved = recordDownloads();

describe('the screen of one code', () => {
  it('shows what it leads to, how it does and its picture [A.mycodes.show]', async () => {
    renderScreen(<ShowCode />, showOptions);
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer menu' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of Summer menu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'bakery.example/menu' })).toBeVisible();
    expect(screen.getByText('1,250')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Scans per day over the last 30 days: 12' })).toBeVisible();
  });

  it('shows the picture that was chosen for it, and that the operator stopped it [A.mycodes.show, A.aiqr]', async () => {
    const suspended = testCode({ picture: '/ai-qr/one.png', is_held: true });
    renderScreen(<ShowCode />, { ...showOptions, api: { ...api, 'codes.get': () => ({ data: suspended }) } });
    expect(await screen.findByRole('img', { name: 'QR code of Summer menu' })).toHaveAttribute('src', '/ai-qr/one.png');
    expect(screen.getByText('Suspended by the operator')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/because someone reported it/);
    expect(screen.getByRole('link', { name: 'Make an AI picture' })).toHaveAttribute(
      'href',
      `/admin/ai-qr?code=${code.code_id}`,
    );
  });

  it('changes name, destination and tags where they stand [A.mycodes.show, O.codes.update]', async () => {
    const update: FakeApi = {
      'codes.update': ({ data }) => ({ data: { ...code, ...data } }),
      'codes.tags': () => ({ data: [] }),
    };
    const { user, inputs, notices } = renderScreen(<ShowCode />, { ...showOptions, api: { ...api, ...update } });
    await user.click(await screen.findByRole('button', { name: 'Change the destination' }));
    const target = screen.getByLabelText(/^Destination/);
    expect(target).toHaveFocus();
    await user.clear(target);
    await user.type(target, 'bakery.example/winter');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Summer menu” is saved: new destination.'));
    expect(screen.queryByLabelText(/^Destination/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Change the destination' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Change the name' }));
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), 'Winter menu{Enter}');
    await waitFor(() => expect(notices).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Change the tags' }));
    await user.type(screen.getByLabelText(/^Tags/), 'spring{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toHaveLength(3));
    expect(inputs('codes.update').map(({ data }) => data)).toEqual([
      { target: 'https://bakery.example/winter' },
      { name: 'Winter menu' },
      { tags: ['spring'] },
    ]);
  });

  it('keeps a change that is refused in its field [A.mycodes.show, E.wrap]', async () => {
    const update = () => {
      throw apiError('request.invalid', { fields: { 'data.target': 'This address is not allowed.' } });
    };
    const { user } = renderScreen(<ShowCode />, { ...showOptions, api: { ...api, 'codes.update': update } });
    await user.click(await screen.findByRole('button', { name: 'Change the destination' }));
    await user.type(screen.getByLabelText(/^Destination/), '/x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This address is not allowed.')).toBeVisible();
    expect(screen.getByLabelText(/^Destination/)).toHaveValue('https://bakery.example/menu/x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'bakery.example/menu' })).toBeVisible();
  });

  it('shows a scan by itself within seconds [A.mycodes.show]', async () => {
    let scans = 1250;
    const get = () => ({ data: testCode({ scans }) });
    renderScreen(<ShowCode />, { ...showOptions, api: { ...api, 'codes.get': get } });
    expect(await screen.findByText('1,250')).toBeVisible();
    scans += 1;
    expect(await screen.findByText('1,251')).toBeVisible();
  });

  it('says until when and how often it works [A.mycodes.show]', async () => {
    const limited = testCode({
      ...{ expires_at: '2027-01-31T11:00:00.000Z', scan_limit: 50, uses: 12, has_password: true },
    });
    renderScreen(<ShowCode />, { ...showOptions, api: { ...api, 'codes.get': () => ({ data: limited }) } });
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    expect(details.getByText('12 of 50')).toBeVisible();
    expect(details.getByText(/Jan 31, 2027/)).toBeVisible();
    expect(details.getByText('Required')).toBeVisible();
    expect(details.queryByText('Works from')).toBeNull();
  });

  it('downloads a print file at the chosen width [A.mycodes.show]', async () => {
    const { user, inputs, notices } = renderScreen(<ShowCode />, showOptions);
    await user.click(await screen.findByRole('radio', { name: 'Poster' }));
    await user.click(screen.getByRole('button', { name: 'Download PNG' }));
    await waitFor(() => expect(saved[0]?.name).toBe('summer-menu.png'));
    expect(inputs('codes.render')[0]).toMatchObject({ code_id: code.code_id, format: 'png', size: 200 });
    expect(notices[0]?.text).toBe('summer-menu.png is in your downloads.');
  });

  it('offers all four formats and warns of a print that is too small [A.mycodes.show]', async () => {
    const { user } = renderScreen(<ShowCode />, showOptions);
    await screen.findByRole('button', { name: 'Download SVG' });
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download EPS' })).toBeVisible();
    const width = screen.getByRole('spinbutton', { name: 'Printed width in millimetres' });
    await user.clear(width);
    await user.type(width, '10');
    expect(await screen.findByText(/At 10 mm its dots are too small to print/)).toBeVisible();
  });

  it('lets a viewer download, not change [A.mycodes.show]', async () => {
    renderScreen(<ShowCode />, { ...showOptions, role: 'viewer' });
    expect(await screen.findByRole('button', { name: 'Download PNG' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('leads on to a failed download’s second try [E.wrap]', async () => {
    const render = () => {
      throw apiError('server.unavailable');
    };
    const { user } = renderScreen(<ShowCode />, { ...showOptions, api: { ...api, 'codes.render': render } });
    await user.click(await screen.findByRole('button', { name: 'Download PNG' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download PNG' })).not.toHaveClass('ant-btn-loading'),
    );
    expect(saved).toEqual([]);
  });
});

describe('the end of creating', () => {
  const options: RenderScreenOptions = {
    api,
    path: '/admin/create-qr-success',
    route: `/admin/create-qr-success?code=${code.code_id}`,
  };

  it('shows the new code with its files and what comes next [A.createqr.success]', async () => {
    const { user, inputs, address } = renderScreen(<CreateSuccessScreen />, options);
    expect(await screen.findByRole('heading', { level: 1, name: /Your code is ready/ })).toBeVisible();
    expect(inputs('codes.get')[0]?.code_id).toBe(code.code_id);
    expect(screen.getByRole('button', { name: 'Download SVG' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create another' }));
    expect(address()).toBe('/admin/create-qr-code');
  });

  it('warns before a code is printed that phones cannot open [A.createqr.success]', async () => {
    renderScreen(<CreateSuccessScreen />, {
      ...options,
      settings: { isLocalAddress: true, publicUrl: 'http://localhost:4000' },
    });
    expect(await screen.findByText('Phones cannot open this code yet')).toBeVisible();
  });

  it('copies the link [A.createqr.success]', async () => {
    const { user } = renderScreen(<CreateSuccessScreen />, options);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(code.url);
  });
});

describe('the end of editing', () => {
  it('says that prints keep working and leads back to the code [A.mycodes.success]', async () => {
    const { user, address } = renderScreen(<EditSuccessScreen />, {
      api,
      path: '/admin/my-codes/edit/:codeId/success',
      route: `/admin/my-codes/edit/${code.code_id}/success`,
    });
    expect(await screen.findByText(/Codes you have already printed now lead to the new destination/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open the code' }));
    expect(address()).toBe(`/admin/my-codes/show/${code.code_id}`);
  });
});
