import { fetchEditorWords } from '@swapt/shared/messages/editor-words';
import { newBlock, newBlockIn, newDocumentIn } from '@swapt/shared/page/document';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

test('a dead end is in the language of the phone, before the page is live and after', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [false, true]) {
    // From an address of its own: who looks at many pages within a minute is no longer counted, and the browser complains of that.
    const extraHTTPHeaders = { 'x-forwarded-for': '198.51.100.66' };
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'de-AT', extraHTTPHeaders });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    const answer = await page.goto('/nobody-knows-this');
    await settle(page);
    expect(answer?.headers()['vary']).toContain('accept-language');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Wir kennen diesen Code nicht');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir kennen diesen Code nicht');
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
    // What the browser says of a 404 is no complaint of the page.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  }
});

test('a landing page in Arabic is Arabic in all of its words, whoever opens it', async ({
  browser,
  baseURL,
  team: { call, org },
}) => {
  // As the editor makes it once the page is in Arabic.
  const { samples } = await fetchEditorWords('ar');
  const draft = newDocumentIn(samples, { title: 'مقهى الميناء', language: 'ar' }, [
    newBlock('hero', 'hero', { title: 'مقهى الميناء', text: 'قهوة طازجة كل صباح.' }),
    newBlock('links', 'links', {
      links: [{ label: 'قائمة الطعام', text: '', link: 'https://example.com/', picture: null }],
    }),
    newBlock('countdown', 'opening', { title: '', at: '2040-01-01T10:00:00.000Z', zone: 'Asia/Dubai', over: '' }),
    newBlock('map', 'map', { title: '', address: '4 Quay Street, Portland', latitude: 43.5, longitude: -70.5 }),
    newBlockIn(samples, 'form', 'join'),
  ]);
  const { page_id } = (await call('pages.create', { org_id: org.org_id, name: 'Arabic', draft })).data;
  await call('pages.publish', { org_id: org.org_id, page_id, revision: 1 });

  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'de-DE' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/page/${page_id}`);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    // Every Latin word of the page stands in what the organization wrote, or is a name.
    const shown = (await page.locator('body').innerText()).replaceAll(org.org_name, '');
    const latin = shown.match(/[A-Za-z]{2,}/g) ?? [];
    expect(new Set(latin)).toEqual(new Set(['Quay', 'Street', 'Portland', 'Dubai', 'Swapt']));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
    }
    await page.locator('[name=email]').fill('ada@example');
    if (!javaScriptEnabled) {
      for (const name of ['first_name', 'last_name']) await page.locator(`[name=${name}]`).fill('Ada');
      await page.locator('[name=phone]').fill('1234');
      await page.getByRole('checkbox').check();
      // A person needs longer than that to fill it in.
      await page.waitForTimeout(1100);
    }
    await page.getByRole('button', { name: 'إرسال' }).click();
    await expect(page.getByText('يُرجى كتابة عنوان بريد إلكتروني')).toBeVisible();
    if (!javaScriptEnabled) await expect(page.getByText('يُرجى التحقق من الحقول المحددة.')).toBeVisible();
    await context.close();
  }
});
