import Fastify from 'fastify';
import { readConfig } from '../config/config.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { registerMailbox } from '../../console-site/mailbox.routes.js';
import { tidyMails } from './mails.sql.js';
import { queueMail, type Mail } from './queue-mail.js';

const mail = { to: 'kim@example.com', subject: 'Hello <Kim>', text: 'See https://example.com/a?b=1&c=2 now.' };

describeOnEngine('Mail', ({ db }) => {
  const send = (services: TestServices, one: Mail) => db.system((tx) => queueMail(tx, services, one));
  const mailbox = async (env: Record<string, string> = {}) => {
    const services = testServices(db, { config: readConfig(env) });
    const app = Fastify();
    await registerMailbox(app, services);
    return { app, services };
  };

  it('is caught without a mail server, and read on a page with links that work', async () => {
    const { app, services } = await mailbox();
    await send(services, mail);
    await send(services, { ...mail, to: 'other@example.com' });
    const { payload } = await app.inject({ url: '/dev/mailbox', query: { to: 'KIM@example.com' } });
    expect(payload).toContain('<h2>Hello &#60;Kim&#62;</h2>');
    expect(payload).toContain('<a href="https://example.com/a?b=1&#38;c=2">');
    expect(payload).not.toContain('other@example.com');
    await app.close();
  });

  it('is listed as JSON for one recipient', async () => {
    const { app, services } = await mailbox();
    await send(services, { ...mail, to: 'json@example.com' });
    const reply = await app.inject({ url: '/dev/mailbox.json', query: { to: 'json@example.com' } });
    const { subject, text } = mail;
    expect(reply.json()).toEqual({
      data: [{ to: 'json@example.com', subject, text, at: services.now().toISOString(), files: [] }],
    });
    await app.close();
  });

  it('opens as mail programs show it, with what is attached', async () => {
    const { app, services } = await mailbox();
    const body = Buffer.from('%PDF-1.7');
    const attachments = [{ name: 'receipt-1.pdf', type: 'application/pdf', body }];
    await send(services, { ...mail, to: 'rich@example.com', html: '<p>Hello</p>', attachments });
    const page = await app.inject({ url: '/dev/mailbox', query: { to: 'rich@example.com' } });
    const [html = '', file = ''] = Array.from(page.payload.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g), ([, to]) => to);
    const shown = await app.inject(html);
    expect([shown.payload, shown.headers['content-security-policy']]).toEqual([
      '<p>Hello</p>',
      expect.stringContaining("default-src 'none'"),
    ]);
    const opened = await app.inject(file);
    expect([opened.payload, opened.headers['content-type']]).toEqual(['%PDF-1.7', 'application/pdf']);
    for (const url of [html, file]) expect((await app.inject({ url, headers: { via: '1.1 a' } })).statusCode).toBe(404);
    expect((await app.inject(`${file}1`)).statusCode).toBe(404);
    expect((await app.inject('/dev/mailbox/x/html')).statusCode).toBe(404);
    await app.close();
  });

  it.each([
    ['another machine', { remoteAddress: '192.168.1.7' }],
    ['a proxy that says for whom', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a proxy in the words of RFC 7239', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['a proxy that names the host asked for', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['a proxy that names itself', { headers: { via: '1.1 tunnel' } }],
    ['a page that gave its name this address', { headers: { host: 'evil.example:4000' } }],
    ['a name that begins like ours', { headers: { host: 'localhost.evil.example' } }],
  ])('does not show a mail to %s', async (_who, from) => {
    const { app, services } = await mailbox();
    await send(services, mail);
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
      const { statusCode, payload } = await app.inject({ url, ...from });
      expect([statusCode, payload.includes('Hello')]).toEqual([404, false]);
    }
    await app.close();
  });

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'acme.localhost'])('is shown at %s', async (host) => {
    const { app } = await mailbox();
    expect((await app.inject({ url: '/dev/mailbox', headers: { host } })).statusCode).toBe(200);
    await app.close();
  });

  it.each([
    ['SWAPT_MODE', 'production'],
    ['SMTP_URL', 'smtp://127.0.0.1:1'],
  ])('has no mailbox page with %s=%s', async (name, value) => {
    const { app } = await mailbox({ [name]: value });
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) expect((await app.inject({ url })).statusCode).toBe(404);
    await app.close();
  });

  it('is removed from the mailbox after a week', async () => {
    const { app, services } = await mailbox();
    const to = 'old@example.com';
    await db.system((tx) => queueMail(tx, services, { ...mail, to }));
    const shown = async () => {
      await db.system((tx) => tidyMails(tx, services.now()));
      return (await app.inject({ url: '/dev/mailbox.json', query: { to } })).json().data.length;
    };
    services.setNow('2026-11-27T09:59:59Z');
    expect(await shown()).toBe(1);
    services.setNow('2026-11-27T10:00:00Z');
    expect(await shown()).toBe(0);
    await app.close();
  });
});
