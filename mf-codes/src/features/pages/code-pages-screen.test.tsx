import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testCode } from '../../testing/test-code.js';
import CodePagesScreen from './code-pages-screen.js';
import { listOfPages, testPage, viewOf } from '../../testing/test-page.js';

const shown = testPage();
const other = testPage({
  page_id: '018f0000-0000-7000-8000-00000000000e',
  name: 'Summer menu page',
  status: 'published',
});
const code = testCode({ type: 'page', target: shown.url, content: { page_id: shown.page_id } });
const api: FakeApi = {
  'codes.get': () => ({ data: code }),
  'pages.byCode': () => ({ data: [{ ...viewOf(shown), is_conditional: false }] }),
  'pages.list': () => listOfPages(shown, other),
  'codes.update': () => ({ data: code }),
};
const show = (more: FakeApi = {}, role: 'owner' | 'viewer' = 'owner', settings = {}) =>
  renderScreen(<CodePagesScreen />, {
    api: { ...api, ...more },
    role,
    settings,
    path: '/admin/pages/:codeId',
    route: `/admin/pages/${code.code_id}`,
  });

describe('the page of a code', () => {
  it('is named, with a warning while nobody can see it [A.pages]', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Page for Summer menu' })).toBeVisible();
    expect(await screen.findByText('This page is not public yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit and publish' })).toHaveAttribute(
      'href',
      `/admin/update-page/${shown.page_id}`,
    );
  });

  it('says since when the operator has it stopped, and whom to write to [A.pages]', async () => {
    const suspended = testPage({ status: 'published', held_at: '2026-11-03T10:00:00.000Z' });
    const api = { 'pages.byCode': () => ({ data: [{ ...viewOf(suspended), is_conditional: false }] }) };
    show(api, 'owner', { contact: 'help@codes.example' });
    expect(await screen.findByText(/suspended this page because someone reported it/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /started on .*3.*2026\. People who open it see that it is paused/,
    );
    expect(screen.getByRole('link', { name: 'help@codes.example' })).toHaveAttribute(
      'href',
      'mailto:help@codes.example',
    );
    expect(screen.queryByText('This page is not public yet')).toBeNull();
  });

  it('says when not every scan leads straight to it [A.pages]', async () => {
    const { unmount } = show();
    await screen.findByText('This page is not public yet');
    expect(screen.queryByText('Not every scan opens this page')).toBeNull();
    unmount();
    show({ 'pages.byCode': () => ({ data: [{ ...viewOf(shown), is_conditional: true }] }) });
    expect(await screen.findByText('Not every scan opens this page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the code' })).toHaveAttribute(
      'href',
      `/admin/my-codes/show/${code.code_id}`,
    );
  });

  it('is another one after a click, and the print stays [A.pages]', async () => {
    const { user, inputs, notices, questions } = show();
    await user.click(await screen.findByRole('button', { name: 'Use Summer menu page' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Summer menu” now leads to “Summer menu page”.'));
    expect(inputs('codes.update')).toEqual([
      { org_id: code.org_id, code_id: code.code_id, data: { content: { page_id: other.page_id } } },
    ]);
    expect(questions).toEqual([]);
  });

  it('is not a draft without a question, as whoever scans would see nothing of it [A.pages]', async () => {
    const draft = testPage({ page_id: 'd', name: 'Unready' });
    const { user, inputs, questions } = show({ 'pages.list': () => listOfPages(draft) });
    await user.click(await screen.findByRole('button', { name: 'Use Unready' }));
    await waitFor(() => expect(inputs('codes.update')).toHaveLength(1));
    expect(questions).toEqual(['Use a page that is not public?']);
  });

  it('may be the destination of a link, by its address [A.pages]', async () => {
    const link = testCode({ target: 'https://bakery.example/old' });
    const { user, inputs } = show({ 'codes.get': () => ({ data: link }) });
    expect(await screen.findByText('bakery.example/old')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Use Summer menu page' }));
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ target: other.url }));
  });

  it('is not offered for a code that holds something else, and a viewer changes nothing [A.pages]', async () => {
    const wifi = testCode({ type: 'wifi' });
    const { unmount } = show({ 'codes.get': () => ({ data: wifi }) });
    expect(await screen.findByRole('heading', { name: 'This code does not show a page' })).toBeVisible();
    unmount();
    show({}, 'viewer');
    const list = within(await screen.findByRole('table'));
    expect(await list.findByText('Summer menu page')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  });
});
