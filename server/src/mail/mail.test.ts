import Fastify from 'fastify';
import { createServer, type AddressInfo } from 'node:net';
import { readConfig } from '../config.js';
import { describeOnEngines, testServices } from '../testing/harness.js';
import { registerMailbox } from './register-mailbox.js';
import { sendMail } from './send-mail.js';

const mail = { to: 'kim@example.com', subject: 'Hello <Kim>', text: 'See https://example.com/a?b=1&c=2 now.' };

describeOnEngines('Mail', ({ db }) => {
  const mailbox = async (env: Record<string, string> = {}) => {
    const services = testServices(db, { config: readConfig(env) });
    const app = Fastify();
    await registerMailbox(app, services);
    return { app, services };
  };

  it('is caught without a mail server, and read on a page with links that work', async () => {
    const { app, services } = await mailbox();
    await sendMail(services, mail);
    await sendMail(services, { ...mail, to: 'other@example.com' });
    const { payload } = await app.inject({ url: '/dev/mailbox', query: { to: 'KIM@example.com' } });
    expect(payload).toContain('<h2>Hello &#60;Kim&#62;</h2>');
    expect(payload).toContain('<a href="https://example.com/a?b=1&#38;c=2">');
    expect(payload).not.toContain('other@example.com');
    await app.close();
  });

  it('is listed as JSON for one recipient', async () => {
    const { app, services } = await mailbox();
    await sendMail(services, { ...mail, to: 'json@example.com' });
    const reply = await app.inject({ url: '/dev/mailbox.json', query: { to: 'json@example.com' } });
    const { subject, text } = mail;
    expect(reply.json()).toEqual({
      data: [{ to: 'json@example.com', subject, text, at: services.now().toISOString() }],
    });
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

  it('goes to the mail server when one is set', async () => {
    const server = await mailServer();
    const { app, services } = await mailbox({ SMTP_URL: server.url });
    await sendMail(services, mail);
    const received = await server.received;
    expect(received).toContain('RCPT TO:<kim@example.com>');
    expect(received).toContain('Subject: Hello <Kim>');
    expect(received).toContain('See https://example.com/a?b=1&c=2 now.');
    await app.close();
    server.close();
  });
});

/** A mail server that takes one mail and says yes to everything. */
async function mailServer() {
  let done: (text: string) => void;
  const received = new Promise<string>((resolve) => (done = resolve));
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      if (isData) done(text);
      const isDataNext = !isData && chunk.toString().startsWith('DATA');
      isData = isDataNext;
      socket.write(isDataNext ? '354 go on\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
}
