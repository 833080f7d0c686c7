import { publishForm } from '../../core/form-page.js';
import { expect, test } from '../../core/test.js';

for (const javaScriptEnabled of [true, false]) {
  test(`a form stays at the short address that was scanned, with the thanks and back, ${javaScriptEnabled ? 'with' : 'without'} script, and one scan is counted`, async ({
    browser,
    baseURL,
    team: { call, org },
  }) => {
    const org_id = org.org_id;
    const page_id = await publishForm(call, org_id);
    const made = { org_id, name: 'Newsletter', type: 'page', content: { page_id } } as const;
    const { code_id, slug } = (await call('codes.create', made)).data;
    const context = await browser.newContext({ baseURL, javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const isAt = (address: string) => expect(phone).toHaveURL(`${baseURL}${address}`);

    await phone.goto(`/${slug}?q=1`);
    await phone.getByLabel('First name').fill('Ada');
    await phone.getByLabel('Last name').fill('Byron');
    await phone.getByLabel('E-mail').fill('ada@example.com');
    await phone.getByLabel('Phone').fill('+1 201 555 0123');
    await phone.getByRole('checkbox').check();
    // A form that comes in less than a second is a program's.
    await phone.waitForTimeout(1_100);
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByText('ada@example.com')).toBeVisible();
    await isAt(`/${slug}?thanks`);
    await phone.reload();
    await expect(phone.getByText('ada@example.com')).toBeVisible();
    await phone.getByRole('link', { name: 'Back to the page' }).click();
    await expect(phone.getByLabel('First name')).toBeVisible();
    await isAt(`/${slug}`);
    const other = (await call('codes.create', { ...made, name: 'Scanned afterwards' })).data;
    await phone.goto(`/${other.slug}`);
    await context.close();

    const { data: sent } = await call('submissions.list', { org_id, page_id });
    expect(sent.map((one) => one.code_id)).toEqual([code_id]);
    const scansOf = async (id: string) => (await call('codes.get', { org_id, code_id: id })).data.scans;
    // Scans are counted in their order: once the last one is there, every other is, too.
    await expect.poll(() => scansOf(other.code_id)).toBe(1);
    expect(await scansOf(code_id)).toBe(1);
  });
}
