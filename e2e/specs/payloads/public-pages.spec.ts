import { expect, test } from '../../core/test.js';
import { payloadPages } from '../../core/payload-pages.js';
import { least, payloads } from '../../core/payloads.js';
import { watchScripts } from '../../core/checks/watch-scripts.js';

test('no text on a public page is ever run, in any field', async ({ console: page, team }) => {
  test.setTimeout(300_000);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(least);
  const { seen, open } = watchScripts(page);
  const { call, org } = team;
  const { org_id } = org;

  const addresses = await test.step('fill every field', async () => {
    const code = { org_id, name: 'Poster', type: 'link', target: 'https://example.com/' } as const;
    const { data } = await call('codes.create', code);
    const { code_id, slug } = data;
    const notes: string[] = [];
    for (const text of payloads) {
      const { data: note } = await call('codes.notes.add', { org_id, code_id, text, is_public: true });
      notes.push(`/code/note/${note.id}`);
    }
    const pages = (await payloadPages(team)).map((id) => `/page/${id}`);
    const prompt = `${payloads[0]} ${payloads[1]}`.slice(0, 200);
    const { data: picture } = await call('aiqr.generate', { org_id, prompt, style: 'mosaic', code_id });
    const shopper_terms = payloads.join('\n\n').slice(0, 10_000);
    await call('org.update', {
      org_id,
      data: {
        org_name: payloads[25] ?? '',
        shopper_terms,
        privacy_contact: shopper_terms.slice(0, 300),
        visitor_mode: 'cookie',
      },
    });
    const others = [`/${org_id}/terms`, `/${org_id}/privacy`, `/report?code=${slug}`, `/share?code=${slug}`];
    return [
      ...notes,
      ...pages,
      ...pages.map((page) => `${page}?thanks=`),
      ...others,
      `/ai-qr?picture=${picture.picture_id}`,
    ];
  });
  for (const address of addresses) await open(address);
  for (const text of payloads) {
    const query = encodeURIComponent(text);
    await open(`/ai-qr?prompt=${query}`);
    await open(`/share?code=${query}`);
  }

  await test.step('it is shown as it was written', async () => {
    await page.goto(addresses[0] ?? '');
    await expect(page.locator('.note-text')).toHaveText(payloads[0] ?? '');
    await page.goto(`/${org_id}/terms`);
    await expect(page.getByText(payloads[0] ?? '', { exact: false }).first()).toBeVisible();
  });
  expect(seen).toEqual([]);
});
