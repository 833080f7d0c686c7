import type { AiPicture } from '@swapt/shared/contract';
import { apiError, renderScreen, scriptPayloads, testOrg, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../testing/test-code.js';
import AiQrScreen from './ai-qr-screen.js';

const code = testCode();
const picture: AiPicture = {
  picture_id: '018f0000-0000-7000-8000-0000000000f1',
  prompt: 'A coffee shop by the sea',
  style: 'waves',
  seed: 7,
  target: code.scan_url,
  code: { code_id: code.code_id, name: code.name },
  is_chosen: false,
  made_by: 'renderer',
  png_url: '/ai-qr/018f0000-0000-7000-8000-0000000000f1.png',
  svg_url: '/ai-qr/018f0000-0000-7000-8000-0000000000f1.svg',
  score: { value: 97, verdict: 'good', reasons: [] },
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
};

function open(
  over: FakeApi = {},
  { role, route = '/', confirms = true }: { role?: 'viewer'; route?: string; confirms?: boolean } = {},
) {
  const api: FakeApi = {
    'codes.list': () => listOf(code),
    'aiqr.list': () => listOf(picture),
    'aiqr.get': () => ({ data: picture }),
    'aiqr.generate': () => ({ data: picture }),
    'aiqr.choose': ({ is_chosen }) => ({ data: { ...picture, is_chosen } }),
    'aiqr.delete': () => ({ data: { picture_id: picture.picture_id } }),
    ...over,
  };
  return renderScreen(<AiQrScreen />, { api, route, confirms, ...(role && { role }) });
}

async function describeIt({ user }: ReturnType<typeof open>, words = 'sea') {
  await user.type(await screen.findByLabelText('What is it about?'), words);
  await user.click(screen.getByRole('radio', { name: 'Waves' }));
}
const make = (view: ReturnType<typeof open>) =>
  view.user.click(screen.getByRole('button', { name: 'Make the picture' }));

describe('AI QR', () => {
  it('makes a picture for the code that the address names, and shows it with its files [A.aiqr]', async () => {
    const view = open({}, { route: `/?code=${code.code_id}` });
    await describeIt(view);
    await make(view);
    expect(await screen.findByRole('heading', { name: 'Your picture' })).toBeVisible();
    expect(view.inputs('aiqr.generate')).toEqual([
      { org_id: testOrg.org_id, prompt: 'sea', style: 'waves', code_id: code.code_id },
    ]);
    const panel = within(screen.getByRole('region', { name: 'Your picture' }));
    expect(await panel.findByRole('img', { name: /Waves: A coffee shop/ })).toHaveAttribute('src', picture.png_url);
    expect(panel.getByText(/without an AI model.*97 of 100/)).toBeVisible();
    expect(panel.getByRole('link', { name: /as PNG/ })).toHaveAttribute('href', picture.png_url);
    expect(panel.getByRole('link', { name: /as SVG/ })).toHaveAttribute('download', 'a-coffee-shop-by-the-sea.svg');
  });

  it('makes one for an address that is no code, completed to a whole one [A.aiqr]', async () => {
    const view = open();
    await describeIt(view);
    await view.user.click(screen.getByRole('radio', { name: 'To another address' }));
    await view.user.type(screen.getByLabelText('Address'), 'bakery.example/menu');
    await make(view);
    await screen.findByRole('heading', { name: 'Your picture' });
    expect(view.inputs('aiqr.generate')[0]).toMatchObject({ target: 'https://bakery.example/menu' });
    expect(view.inputs('aiqr.generate')[0]?.code_id).toBeUndefined();
  });

  it('asks for what is missing, and keeps what was typed when no picture scans [A.aiqr]', async () => {
    const view = open({
      'aiqr.generate': () => {
        throw apiError('aiqr.unscannable', { detail: 'Choose another style than Waves.' });
      },
    });
    await make(view);
    expect(await screen.findByText('Write what the picture is about.')).toBeVisible();
    expect(await screen.findByText('Choose a code or another address.')).toBeVisible();
    expect(view.inputs('aiqr.generate')).toEqual([]);
    await describeIt(view, 'stone');
    await view.user.click(screen.getByRole('radio', { name: 'To another address' }));
    await view.user.type(screen.getByLabelText('Address'), 'bakery.example');
    await make(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose another style than Waves.');
    expect(screen.getByLabelText('What is it about?')).toHaveValue('stone');
    expect(screen.queryByRole('heading', { name: 'Your picture' })).toBeNull();
  });

  it('makes a picture the one of its code, and deletes one after a question [A.aiqr]', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Use as the code’s picture' }));
    await waitFor(() => expect(view.notices[0]?.text).toBe('Summer menu now shows this picture.'));
    expect(view.inputs('aiqr.choose')[0]).toMatchObject({ picture_id: picture.picture_id, is_chosen: true });
    await view.user.click(screen.getByRole('button', { name: `Delete the picture ${picture.prompt}` }));
    await waitFor(() => expect(view.questions).toEqual(['Delete this picture?']));
    await waitFor(() => expect(view.inputs('aiqr.delete')).toHaveLength(1));
    view.unmount();
    const hesitant = open({}, { confirms: false });
    await hesitant.user.click(await screen.findByRole('button', { name: `Delete the picture ${picture.prompt}` }));
    await waitFor(() => expect(hesitant.questions).toHaveLength(1));
    expect(hesitant.inputs('aiqr.delete')).toEqual([]);
  });

  it('deletes many after one question, goes on after one that cannot be deleted, and names it [A.aiqr]', async () => {
    const bean = { ...picture, picture_id: '018f0000-0000-7000-8000-0000000000f2', prompt: 'A bean' };
    const view = open({
      'aiqr.list': () => listOf(picture, bean),
      'aiqr.delete': ({ picture_id }) => {
        if (picture_id === picture.picture_id) throw apiError('aiqr.not_found');
        return { data: { picture_id } };
      },
    });
    for (const { prompt } of [picture, bean]) {
      await view.user.click(await screen.findByRole('checkbox', { name: `Select ${prompt}` }));
    }
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(view.questions).toEqual(['Delete these 2 pictures?']));
    await waitFor(() => expect(view.inputs('aiqr.delete')).toHaveLength(2));
    await waitFor(() =>
      expect(view.notices.map(({ text }) => text)).toEqual([
        'The picture was deleted.',
        expect.stringContaining(`1 picture was not deleted: “${picture.prompt}”`),
      ]),
    );
  });

  it('shows the history alone to who may not write, and what to do while there is none [A.aiqr]', async () => {
    open({}, { role: 'viewer' });
    expect(await screen.findByText(picture.prompt)).toBeVisible();
    expect(screen.queryByLabelText('What is it about?')).toBeNull();
    expect(screen.queryByRole('button', { name: /Use as/ })).toBeNull();
    open({ 'aiqr.list': () => ({ data: [], page: 1, pageSize: 10, total: 0 }) });
    expect(await screen.findByText('No pictures yet')).toBeVisible();
  });

  it('never runs what is written in the words or the name of a code', async () => {
    for (const payload of scriptPayloads.slice(0, 8)) {
      const hostile = { ...picture, prompt: payload, code: { code_id: code.code_id, name: payload } };
      const { unmount } = open({ 'aiqr.list': () => listOf(hostile) });
      expect(
        await screen.findByText((_, node) => node?.tagName === 'STRONG' && node.textContent === payload),
      ).toBeVisible();
      expect(document.querySelectorAll('script, iframe, [onerror], [onload]')).toHaveLength(0);
      unmount();
    }
    expect(window).not.toHaveProperty('scriptRan');
  });
});
