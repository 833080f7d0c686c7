import { newBlock, newDocument } from '@swapt/shared/page/document';
import { findings } from '../../core/checks/axe.js';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

test('a film is uploaded in the editor and plays on the public page, part by part [A.updatepage, R.page]', async ({
  console: page,
  team,
  context,
}) => {
  const { call, org } = team;
  const blocks = [newBlock('hero', 'opening'), newBlock('video', 'film', { title: 'At four in the morning' })];
  const draft = newDocument({ title: 'Our oven' }, blocks);
  const { data: made } = await call('pages.create', { org_id: org.org_id, name: 'Oven', draft });
  const film = await test.step('a second of film', () => record());

  await page.goto(`/admin/update-page/${made.page_id}`);
  await page
    .getByRole('button', { name: /^Video/ })
    .first()
    .click();
  await page.getByLabel('Video file').setInputFiles({ name: 'oven.webm', mimeType: 'video/webm', buffer: film });
  await settle(page);
  expect(await findings(page)).toEqual([]);
  await page.getByText('Square', { exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toContainText('A link to this page is shown without');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog', { name: '“Oven” is public' })).toBeVisible();

  const phone = await context.newPage();
  const parts: (string | undefined)[] = [];
  phone.on('response', (reply) => {
    if (reply.url().includes('/files/')) parts.push(`${reply.status()} ${reply.headers()['content-type']}`);
  });
  await phone.goto(made.url);
  const player = phone.getByLabel('At four in the morning');
  await expect(player).toBeVisible();
  expect(await findings(phone)).toEqual([]);
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await player.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([64, 64]);
  expect(new Set(parts)).toEqual(new Set(['206 video/webm']));

  /** A real one, made by the browser itself. */
  async function record(): Promise<Buffer> {
    const bytes = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 64;
      const paint = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
      const chunks: Blob[] = [];
      recorder.ondataavailable = ({ data }) => chunks.push(data);
      const stopped = new Promise((done) => (recorder.onstop = done));
      recorder.start();
      for (let frame = 0; frame < 20; frame++) {
        paint?.fillRect(frame, frame, 8, 8);
        await new Promise((done) => setTimeout(done, 50));
      }
      recorder.stop();
      await stopped;
      return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
    });
    return Buffer.from(bytes);
  }
});
