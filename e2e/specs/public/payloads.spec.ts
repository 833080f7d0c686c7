import type { Page } from '@playwright/test';
import type { PageDocument } from '@swapt/shared/contract';
import { newBlockProps, newDocument } from '@swapt/shared/page/document';
import { expect, test, type Team } from '../../core/test.js';
import { mark, payloads } from '../../core/payloads.js';

/** What the longest name may be; control characters are not for names. */
const names = payloads.map((text) => text.replace(/[\u0000-\u001f]+/g, ' ').slice(0, 120));
/** Catalogs and folders are told apart by their names. */
const distinct = names.map((name, at) => `${name.slice(0, 114)} ${at}`);
/** More in one minute are refused to one network. */
const answered = payloads.slice(0, 110);
const blocksPerPage = 35;

interface Stored {
  codeId: string;
  noteIds: string[];
  pageIds: string[];
  slug: string;
  pictureAddress: string;
}

/** Opens a page and looks whether a script ran. A screen of the console asks for what it shows first; the others bring it along. */
async function open(page: Page, address: string, seen: string[]): Promise<void> {
  await page.goto(address, { waitUntil: address.startsWith('/admin/') ? 'networkidle' : 'load' });
  const ran = await page.evaluate((name) => Reflect.get(window, name) !== undefined, mark);
  if (ran) seen.push(`${address}: a script ran`);
}

test('no text that somebody stored is ever run: more than a hundred payloads in every field, on public and admin pages', async ({
  console: page,
  team,
}) => {
  test.setTimeout(600_000);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(100);
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`${page.url()}: a dialog, ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(`${page.url()}: ${message.text()}`);
  });
  const stored = await test.step('fill every field', () => fill(team));

  await test.step('public pages', async () => {
    for (const id of stored.pageIds) await open(page, `/page/${id}`, seen);
    for (const id of stored.noteIds) await open(page, `/code/note/${id}`, seen);
    for (const address of [`/${team.org.org_id}/terms`, `/report?code=${stored.slug}`, `/share?code=${stored.slug}`]) {
      await open(page, address, seen);
    }
    await open(page, stored.pictureAddress, seen);
    for (const text of payloads) {
      const query = encodeURIComponent(text);
      await open(page, `/ai-qr?prompt=${query}`, seen);
      await open(page, `/share?code=${query}`, seen);
    }
  });

  await test.step('pages of the console', async () => {
    const pages = Math.ceil(payloads.length / 10);
    for (let n = 1; n <= pages; n++) {
      for (const list of ['my-codes', 'notes', 'folders', 'customers', 'campaigns', 'catalogs']) {
        await open(page, `/admin/${list}?page=${n}`, seen);
      }
    }
    for (const address of ['pages', 'templates', 'profile', 'analytics', 'ai-qr', 'customers/submissions']) {
      await open(page, `/admin/${address}`, seen);
    }
    for (const screen of ['show', 'edit', 'analytics', 'many', 'one-time', 'rules']) {
      await open(page, `/admin/my-codes/${screen}/${stored.codeId}`, seen);
    }
    for (const id of stored.pageIds) await open(page, `/admin/update-page/${id}`, seen);
  });

  await test.step('it is shown as it was written', async () => {
    await page.goto(`/code/note/${stored.noteIds[0]}`);
    await expect(page.locator('.note-text')).toHaveText(payloads[0] ?? '');
    await page.goto(`/${team.org.org_id}/terms`);
    await expect(page.getByText(payloads[0] ?? '', { exact: false }).first()).toBeVisible();
  });
  expect(seen).toEqual([]);
});

async function fill({ call, org }: Team): Promise<Stored> {
  const org_id = org.org_id;
  const target = 'https://example.com/';
  const { data: code } = await call('codes.create', { org_id, name: names[0] ?? '', type: 'link', target });
  const { code_id, slug } = code;
  await call('codes.cloneMultiple', { org_id, code_id, data: names.map((name) => ({ name })) });
  await call('codes.update', { org_id, code_id, data: { tags: names.slice(0, 20).map((name) => name.slice(0, 40)) } });
  const noteIds: string[] = [];
  for (const text of payloads) {
    const { data: note } = await call('codes.notes.add', { org_id, code_id, text, is_public: true });
    noteIds.push(note.id);
  }
  for (const name of distinct) {
    await call('folders.create', { org_id, name });
    await call('catalogs.create', { org_id, name });
    await call('campaigns.create', { org_id, name });
  }
  await call('codes.createOneTime', { org_id, base_code_id: code_id, amount: 1, offer: names[1] ?? '' });
  for (const reason of ['scam', 'other'] as const) {
    await call('reports.create', { kind: 'code', id: slug, reason, note: payloads.join('\n').slice(0, 2000) });
  }
  const { data: picture } = await call('aiqr.generate', {
    org_id,
    prompt: `${names[0]} ${names[1]}`.slice(0, 200),
    style: 'mosaic',
    code_id,
  });
  const pageIds = await fillPages(call, org_id);
  const shopper_terms = payloads.join('\n\n').slice(0, 10_000);
  await call('org.update', { org_id, data: { org_name: names[25] ?? '', shopper_terms } });
  return { codeId: code_id, slug, noteIds, pageIds, pictureAddress: `/ai-qr?picture=${picture.picture_id}` };
}

/** Pages with all payloads in titles and texts, and a form whose answers are payloads, too. */
async function fillPages(call: Team['call'], org_id: string): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < payloads.length; from += blocksPerPage) {
    const texts = payloads.slice(from, from + blocksPerPage);
    const draft: PageDocument = newDocument();
    draft.root.props.title = texts[0] ?? '';
    draft.root.props.description = texts[1] ?? '';
    draft.content = [
      ...texts.map((text, at) => ({
        type: 'text' as const,
        props: { ...newBlockProps.text, id: `text-${at}`, title: names[from + at] ?? '', text },
      })),
      { type: 'form' as const, props: { ...newBlockProps.form, id: 'form', welcome: texts[2] ?? '' } },
    ];
    const { data: made } = await call('pages.create', { org_id, name: names[from] ?? '', draft });
    await call('pages.publish', { org_id, page_id: made.page_id, revision: made.revision });
    ids.push(made.page_id);
  }
  const [page_id = ''] = ids;
  for (const [at, text] of answered.entries()) {
    const [answer, email] = [text.slice(0, 100), `reader-${at}@example.test`];
    const phone = `+1201555${String(100 + at).padStart(4, '0')}`;
    const fields = { first_name: answer, last_name: answer, email, phone, consent: 'yes' };
    await call('analytics.submitData', { page_id, fields });
  }
  expect((await call('customers.list', { org_id })).total).toBe(answered.length);
  return ids;
}
