import type { Code } from '@swapt/shared/contract';
import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AiQrForm } from '../features/ai-qr/ai-qr-form.js';
import { FactForm, type FactField } from '../features/codes/form/fact-form.js';
import { ShowCode } from '../features/codes/show/show-code.js';
import { AddNote } from '../features/notes/add-note.js';
import { NewBatch } from '../features/one-time/new-batch.js';
import { testAnalytics } from '../testing/test-analytics.js';
import { listOf, testCode } from '../testing/test-code.js';

const code = testCode();
const api: FakeApi = {
  'analytics.get': () => ({ data: testAnalytics() }),
  'codes.get': () => ({ data: code }),
  'codes.list': () => listOf(),
  'codes.tags': () => ({ data: [] }),
  'codes.createOneTime': () => {
    throw new Error('Nobody asked for it.');
  },
};
const open = (ui: ReactNode) =>
  renderScreen(ui, { api, keepsDrafts: true, path: '/codes/:codeId', route: `/codes/${code.code_id}` });
const notice = () => screen.findByText(/You did not save what you typed/);

beforeEach(() => localStorage.clear());

describe('what is typed in a page and not saved', () => {
  it.each<[string, ReactNode, RegExp]>([
    ['a picture to be drawn', <AiQrForm key="ai" codeId={code.code_id} onMade={() => {}} />, /What is it about/],
    ['a batch of one-time codes', <NewBatch key="batch" codeId={code.code_id} />, /What people get/],
    ['a note', <AddNote key="note" code={code} />, /New note/],
  ])('is there again after a crash of the tab, and can be given up: %s', async (_, ui, label) => {
    const first = open(ui);
    await first.user.type(await screen.findByLabelText(label), 'Coffee');
    first.unmount();
    const { user } = open(ui);
    expect(await notice()).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue('Coffee');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(label)).toHaveValue('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('never holds the PIN of a batch', async () => {
    const { user } = open(<NewBatch codeId={code.code_id} />);
    await user.type(screen.getByLabelText(/Staff PIN/), '8264');
    await user.type(screen.getByLabelText(/What people get/), 'Coffee');
    expect(JSON.stringify(localStorage)).toContain('Coffee');
    expect(JSON.stringify(localStorage)).not.toContain('8264');
  });

  it('opens a fact of a code again that was being changed, until that is cancelled', async () => {
    const first = open(<ShowCode />);
    await first.user.click(await screen.findByRole('button', { name: 'Change the name' }));
    await first.user.type(screen.getByLabelText('Name'), ' of May');
    first.unmount();
    const { user, unmount } = open(<ShowCode />);
    expect(await notice()).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Summer menu of May');
    expect(screen.getByRole('button', { name: 'Change the tags' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    unmount();
    open(<ShowCode />);
    expect(await screen.findByRole('button', { name: 'Change the name' })).toBeVisible();
  });

  it('stays with its code when somebody goes on to another one', async () => {
    const base = testCode({ code_id: '018f0000-0000-7000-8000-00000000000b', name: 'All menus' });
    const child = testCode({ base: { code_id: base.code_id, name: base.name } });
    const known: FakeApi = {
      ...api,
      'codes.get': ({ code_id: id }) => ({ data: id === base.code_id ? base : child }),
      'codes.list': () => listOf(child),
      'codes.update': ({ data }) => ({ data: { ...child, ...data } }),
    };
    const { user, inputs } = renderScreen(<ShowCode />, {
      api: known,
      keepsDrafts: true,
      path: '/admin/my-codes/show/:codeId',
      route: `/admin/my-codes/show/${base.code_id}`,
    });
    await user.click(await screen.findByRole('link', { name: 'Summer menu' }));
    await user.click(await screen.findByRole('button', { name: 'Change the name' }));
    await user.type(screen.getByLabelText('Name'), ' of May');
    await user.click(screen.getByRole('link', { name: 'All menus' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All menus' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Summer menu' }));
    expect(await notice()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputs('codes.update')).toEqual([
        expect.objectContaining({ code_id: child.code_id, data: { name: 'Summer menu of May' } }),
      ]),
    );
  });

  it('is not filled into the form of another code or of another fact, in a list of many', async () => {
    const form = (of: Code, field: FactField) => <FactForm code={of} field={field} close={() => {}} />;
    const first = open(form(code, 'name'));
    await first.user.type(await screen.findByLabelText('Name'), ' of May');
    first.unmount();
    const namesake = open(form(testCode({ code_id: '018f0000-0000-7000-8000-00000000000b' }), 'name'));
    expect(await screen.findByLabelText('Name')).toHaveValue('Summer menu');
    namesake.unmount();
    const destination = open(form(code, 'target'));
    await screen.findByLabelText('Destination');
    expect(screen.queryByText(/You did not save what you typed/)).toBeNull();
    destination.unmount();
    open(form(code, 'name'));
    expect(await notice()).toBeVisible();
  });
});
