import type { BulkChange, Note } from '@swapt/shared/contract';
import {
  chooseAction,
  apiError,
  recordDownloads,
  renderScreen,
  scriptPayloads,
  testBulkChange,
  testOrg,
  type FakeApi,
} from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { NotesPanel } from './notes-panel.js';
import NotesScreen from './notes-screen.js';

const note: Note = {
  id: '018f0000-0000-7000-8000-0000000000e1',
  code_id: '018f0000-0000-7000-8000-00000000000a',
  org_id: testOrg.org_id,
  text: 'Reprint in spring.\nMatt paper.',
  is_public: false,
  url: null,
  author: 'Sample Person',
  code_name: 'Summer menu',
  created_at: '2026-10-01T10:00:00.000Z',
};
const open: Note = {
  ...note,
  id: '018f0000-0000-7000-8000-0000000000e2',
  text: 'Open until 8',
  is_public: true,
  url: 'https://go.bakery.example/code/note/018f0000-0000-7000-8000-0000000000e2',
};
const listOf = (...data: Note[]) => ({ data, page: 1, pageSize: 10, total: data.length });

const saved = recordDownloads();

describe('the notes of the organization', () => {
  const quiet: FakeApi = { 'bulkChanges.list': () => ({ data: [] }) };
  const api: FakeApi = { ...quiet, 'codes.notes.all': () => listOf(open, note) };

  it('are listed with their code, who reads them and who wrote them [A.notes]', async () => {
    renderScreen(<NotesScreen />, { api });
    const row = within((await screen.findByText('Open until 8')).closest('tr') ?? document.body);
    expect(row.getByRole('link', { name: 'Summer menu' })).toHaveAttribute(
      'href',
      `/admin/my-codes/show/${note.code_id}`,
    );
    expect(row.getByText('Anyone with the link')).toBeVisible();
    expect(row.getByText(/Sample Person/)).toBeVisible();
    expect(screen.getByText('Team only')).toBeVisible();
  });

  it('are asked for by the page, search and readers that the address names [A.notes]', async () => {
    const { inputs } = renderScreen(<NotesScreen />, { api, route: '/?page=2&search=spring&seen_by=team' });
    await screen.findByText('Open until 8');
    expect(inputs('codes.notes.all')[0]).toMatchObject({ page: 2, search: 'spring', seen_by: 'team' });
  });

  it('are exported as the list shows them [A.notes]', async () => {
    const { user, inputs } = renderScreen(<NotesScreen />, {
      api: { ...api, 'codes.notes.exportCsv': () => ({ body: 'QQ==' }) },
      route: '/?search=spring&seen_by=team&columns=origin,code',
      role: 'viewer',
    });
    await screen.findByText('Open until 8');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^notes-\d{4}-\d\d-\d\d\.csv$/));
    expect(inputs('codes.notes.exportCsv')[0]).toMatchObject({
      search: 'spring',
      seen_by: 'team',
      columns: ['text', 'origin', 'code'],
    });
  });

  it('leave out readers that do not exist', async () => {
    const { inputs } = renderScreen(<NotesScreen />, { api, route: '/?seen_by=nobody' });
    await screen.findByText('Open until 8');
    expect(inputs('codes.notes.all')[0]?.seen_by).toBeUndefined();
  });

  it('lead to the codes while there are none, and can be asked for again after a failure [A.notes]', async () => {
    const { user, address, unmount } = renderScreen(<NotesScreen />, {
      api: { ...quiet, 'codes.notes.all': () => listOf() },
      path: '/',
    });
    await user.click(await screen.findByRole('button', { name: 'See my codes' }));
    expect(address()).toBe('/admin/my-codes');
    unmount();
    let tries = 0;
    const flaky: FakeApi = {
      ...quiet,
      'codes.notes.all': () => {
        if (tries++ === 0) throw apiError('server.unavailable');
        return listOf(note);
      },
    };
    const again = renderScreen(<NotesScreen />, { api: flaky });
    await again.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Reprint in spring/)).toBeVisible();
  });

  it('can be deleted by those who may, after a question [A.notes]', async () => {
    const { user, inputs, questions, notices, unmount } = renderScreen(<NotesScreen />, {
      api: { ...api, 'codes.notes.delete': ({ id }) => ({ data: { id } }) },
    });
    await chooseAction(user, 'the note “Open until 8”', 'Delete');
    await waitFor(() => expect(notices[0]?.text).toBe('The note was deleted.'));
    expect(questions).toEqual(['Delete this note?']);
    expect(inputs('codes.notes.delete')).toEqual([{ org_id: open.org_id, code_id: open.code_id, id: open.id }]);
    unmount();
    const viewer = renderScreen(<NotesScreen />, { api, role: 'viewer' });
    await viewer.user.click(await screen.findByRole('button', { name: 'Actions for the note “Open until 8”' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  it('are deleted together after one question, and all that the search shows by their number, with Undo [A.notes]', async () => {
    let changes: BulkChange[] = [];
    const become = (change: Partial<BulkChange>) => {
      changes = [testBulkChange({ noun: 'notes', action: 'delete', total: 34, done: 34, changed: 34, ...change })];
      return { data: changes[0] ?? testBulkChange() };
    };
    const { user, inputs, questions } = renderScreen(<NotesScreen />, {
      route: '/?search=open&seen_by=everybody',
      api: {
        'codes.notes.all': () => ({ ...listOf(open, note), total: 34 }),
        'bulkChanges.list': () => ({ data: changes }),
        'bulkChanges.deleteNotes': () => become({ state: 'done' }),
        'bulkChanges.undo': () => become({ state: 'undone', undone: 34 }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Open until 8' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteNotes')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
    for (const name of [/^Select Open until 8/, /^Select Reprint/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Select all 34 notes' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteNotes')).toHaveLength(2));
    expect(questions).toEqual(['Delete “Open until 8”?', 'Delete 34 notes?']);
    expect(inputs('bulkChanges.deleteNotes')).toEqual([
      { org_id: note.org_id, note_ids: [open.id] },
      { org_id: note.org_id, filter: { search: 'open', seen_by: 'everybody' }, count: 34 },
    ]);
    expect(await screen.findByText('34 notes are deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('34 notes are back to what they were.')).toBeVisible();
  });

  it('cannot be selected by a viewer', async () => {
    renderScreen(<NotesScreen />, { api, role: 'viewer' });
    await screen.findByText('Open until 8');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('never run what is written in them or in the name of a code [A.notes]', async () => {
    const rows = scriptPayloads.map((payload, index) => ({
      ...open,
      id: String(index),
      text: payload,
      author: payload,
      code_name: payload,
    }));
    const { container } = renderScreen(<NotesScreen />, {
      api: { ...quiet, 'codes.notes.all': () => listOf(...rows) },
    });
    await screen.findAllByText('Anyone with the link');
    for (const payload of scriptPayloads) expect(container.textContent).toContain(payload);
    expect(container.querySelectorAll('script, img, iframe, object, [onerror], [onload], [srcdoc]')).toHaveLength(0);
    expect(container.querySelectorAll('a[href]:not([href^="/admin/"])')).toHaveLength(0);
    expect(window).not.toHaveProperty('scriptRan');
  });
});

describe('the notes of a code', () => {
  const code = { code_id: note.code_id, org_id: note.org_id, status: 'active' } as const;

  it('can be added to, for the team or for everybody [O.codes.notes.add]', async () => {
    let rows = [note];
    const { user, inputs } = renderScreen(<NotesPanel code={code} />, {
      api: {
        'codes.notes.get': () => listOf(...rows),
        'codes.notes.add': () => {
          rows = [open, note];
          return { data: open };
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'New note' }), ' Open until 8 ');
    await user.click(screen.getByRole('checkbox', { name: 'Anyone with the link can read it' }));
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Open until 8')).toBeVisible();
    expect(inputs('codes.notes.add')).toEqual([
      { org_id: note.org_id, code_id: note.code_id, text: 'Open until 8', is_public: true },
    ]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
  });

  it('keep what was typed when it could not be added', async () => {
    const { user } = renderScreen(<NotesPanel code={code} />, {
      api: {
        'codes.notes.get': () => listOf(),
        'codes.notes.add': () => {
          throw apiError('server.unavailable');
        },
      },
    });
    expect(await screen.findByText(/No notes yet/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Open until 8');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(/briefly unavailable/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Open until 8');
  });

  it('show more when there are more, and can only be read by a viewer', async () => {
    const { user, inputs } = renderScreen(<NotesPanel code={code} />, {
      role: 'viewer',
      api: { 'codes.notes.get': () => ({ ...listOf(note), total: 30 }) },
    });
    expect(await screen.findByText(/Reprint in spring/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 27 more' }));
    await waitFor(() => expect(inputs('codes.notes.get')[1]).toEqual({ code_id: note.code_id, pageSize: 100 }));
  });
});
