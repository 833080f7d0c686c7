import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AiQrForm } from '../features/ai-qr/ai-qr-form.js';
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
});
