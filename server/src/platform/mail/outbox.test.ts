import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../config/config.js';
import { uuidv7 } from '../db/uuid.js';
import { LEASE_MS } from '../jobs/attempt.js';
import { runDueJobs } from '../jobs/run-jobs.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnEngine, describeOnPostgres, testServices, type TestServices } from '../../testing/harness.js';
import { mailServer } from '../../testing/vendors/mail-server.js';
import { piecesOf } from '../../testing/readers/read-mail.js';
import { byKind } from '../jobs/define-job.js';
import { sendMail } from './mail.jobs.js';
import { tidyMails } from './mails.sql.js';
import { queueMail } from './queue-mail.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';

const HOUR_MS = 3600_000;
const token = 'https://example.com/auth/reset?token=secret-of-kim';

const mailsOf = (db: TestDatabase, to: string) =>
  db.system((tx) =>
    tx.query('select state, body, attempts, last_error from mails where recipient = $1 order by mail_id', [to]),
  );
const later = (services: TestServices, ms: number) => services.setNow(new Date(services.now().getTime() + ms));
const messageId = (mail: string | undefined) => /^Message-ID: (<.+>)$/im.exec(mail ?? '')?.[1];

const withServer = async (db: TestDatabase) => {
  const server = await mailServer();
  const services = testServices(db, { config: readConfig({ SMTP_URL: server.url }) });
  const to = `${uuidv7()}@example.com`;
  const queue = (goodForMs?: number) =>
    db.system((tx) => queueMail(tx, services, { to, subject: 'Hello <Kim>', text: token, goodForMs }));
  return { server, services, to, queue, work: () => runDueJobs(services, byKind([sendMail])) };
};

describeOnEngine('the outbox', ({ db }) => {
  let on: Awaited<ReturnType<typeof withServer>>;
  beforeEach(async () => {
    on = await withServer(db);
  });
  afterEach(() => on.server.close());

  it('hands a mail to the mail server, and keeps nothing of what it says', async () => {
    await on.queue();
    await on.work();
    const [mail] = on.server.mails;
    expect(mail).toContain(`To: ${on.to}`);
    expect(mail).toContain('Subject: Hello <Kim>');
    expect(mail?.replace(/=\r\n/g, '').replace(/=3D/g, '=')).toContain(token);
    expect(await mailsOf(db, on.to)).toEqual([{ state: 'sent', body: null, attempts: 0, last_error: null }]);
    later(on.services, 7 * 24 * HOUR_MS);
    await db.system((tx) => tidyMails(tx, on.services.now()));
    expect(await mailsOf(db, on.to)).toEqual([]);
  });

  const pdf = { name: 'receipt-1.pdf', type: 'application/pdf', body: Buffer.from('%PDF-1.7 \0\xff bytes', 'latin1') };
  const rich = { subject: 'Hello', text: token, html: '<p dir="rtl">مرحبا</p>', attachments: [pdf] };
  const queueRich = () => db.system((tx) => queueMail(tx, on.services, { to: on.to, ...rich }));
  const kept = () =>
    db.system((tx) =>
      tx.query('select state, html is null as has_no_html, attachments from mails where recipient = $1', [on.to]),
    );
  const nothing = { has_no_html: true, attachments: null };

  it('sends HTML beside the text, and files as they were, and keeps nothing of them', async () => {
    await queueRich();
    expect(await kept()).toMatchObject([{ state: 'waiting', has_no_html: false, attachments: [{ name: pdf.name }] }]);
    await on.work();
    const pieces = piecesOf(on.server.mails[0] ?? '');
    expect(pieces.map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'application/pdf']);
    const [text, html, file] = pieces;
    expect([text?.body.toString(), html?.body.toString()]).toEqual([rich.text, rich.html]);
    expect(file?.body.equals(pdf.body)).toBe(true);
    expect(file?.headers).toContain('filename=receipt-1.pdf');
    expect(await kept()).toEqual([{ state: 'sent', ...nothing }]);
  });

  it.each([
    ['was refused for good', () => void (on.server.habits.recipient = '550 nobody here'), () => on.work()],
    ['was not sent in its time', () => later(on.services, 4 * 24 * HOUR_MS), () => on.work()],
    [
      'was forgotten by its job',
      () => later(on.services, 4 * 24 * HOUR_MS),
      () => db.system((tx) => tidyMails(tx, on.services.now())),
    ],
  ])('keeps neither HTML nor files of what %s', async (_, before, end) => {
    await queueRich();
    before();
    await end();
    expect(await kept()).toEqual([{ state: 'failed', ...nothing }]);
  });

  it('lets nobody keep files of a mail that has no text any more, whatever a statement says', async () => {
    await queueRich();
    const careless = db.system((tx) =>
      tx.query("update mails set state = 'sent', body = null where recipient = $1", [on.to]),
    );
    await expect(careless).rejects.toThrow(/check/);
    await on.work();
    expect(await kept()).toEqual([{ state: 'sent', ...nothing }]);
  });

  it.each([
    ['are too large', { ...pdf, body: Buffer.alloc(2 * 1024 * 1024 + 1) }],
    ['have a name that could say more in a header', { ...pdf, name: 'receipt.pdf"\r\nBcc: kim@example.com' }],
  ])('takes no files that %s', async (_, file) => {
    const asked = db.system((tx) =>
      queueMail(tx, on.services, { to: on.to, subject: 'Hello', text: token, attachments: [file] }),
    );
    await expect(asked).rejects.toThrow(/file/);
    expect(await kept()).toEqual([]);
  });

  it('does not send what was undone', async () => {
    const undone = db.system(async (tx) => {
      await queueMail(tx, on.services, { to: on.to, subject: 'Hello', text: token });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await on.work();
    expect([on.server.mails, await mailsOf(db, on.to)]).toEqual([[], []]);
  });

  it.each([
    ['is full', { greeting: '421 too many' }],
    ['has no room', { recipient: '452 try later' }],
    ['takes half a mail', { data: () => '451 try later' }],
    ['wants a sign-in', { sender: '530 Authentication required' }],
    ['wants a sign-in once it hears to whom', { recipient: '530 Authentication required' }],
    ['does not know the sender', { sender: '550 who are you' }],
  ])('loses no mail while the mail server %s, and goes on by itself under the same message-id', async (_, habits) => {
    Object.assign(on.server.habits, habits);
    await on.queue();
    await on.work();
    expect(await mailsOf(db, on.to)).toMatchObject([
      { state: 'waiting', body: token, attempts: 1, last_error: expect.stringMatching(/\d\d\d|greeting/i) },
    ]);
    later(on.services, HOUR_MS);
    await on.work();
    expect(await mailsOf(db, on.to)).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    on.server.beFriendly();
    later(on.services, HOUR_MS);
    await on.work();
    expect(await mailsOf(db, on.to)).toMatchObject([{ state: 'sent', body: null }]);
    expect(new Set(on.server.mails.map(messageId)).size).toBe(1);
    expect(messageId(on.server.mails[0])).toMatch(/^<[0-9a-f-]{36}@/);
  });

  it('does not keep or send what came to nothing: after its time a mail is failed, with the reason and without its body', async () => {
    on.server.habits.greeting = '421 too many';
    await on.queue(HOUR_MS);
    for (let minute = 0; minute <= 60; minute += 5) {
      await on.work();
      later(on.services, 5 * 60_000);
    }
    on.server.beFriendly();
    await on.work();
    expect(on.server.mails).toEqual([]);
    expect(await mailsOf(db, on.to)).toMatchObject([
      { state: 'failed', body: null, last_error: expect.stringContaining('421') },
    ]);
    // The books are right: only that somebody cannot be reached.
    const dead = (await findFaults(on.services)).filter((fault) => fault.startsWith('jobs'));
    expect(dead).toEqual([]);
  });

  it.each([
    ['recipient', { recipient: '550 nobody here' }],
    ['message', { data: () => '550 looks like spam' }],
  ])('does not ask again where a %s is refused for good', async (_, habits) => {
    Object.assign(on.server.habits, habits);
    await on.queue();
    await on.work();
    expect(await mailsOf(db, on.to)).toMatchObject([
      { state: 'failed', body: null, last_error: expect.stringContaining('550') },
    ]);
  });

  it('does not keep a body whose job was lost, either', async () => {
    await on.queue(HOUR_MS);
    await db.system((tx) => tx.query("delete from jobs where kind = 'mail.send' and state = 'waiting'"));
    later(on.services, 2 * HOUR_MS);
    await db.system((tx) => tidyMails(tx, on.services.now()));
    expect(await mailsOf(db, on.to)).toMatchObject([{ state: 'failed', body: null }]);
  });
});

describeOnPostgres('the outbox', ({ db, url }) => {
  const program = bundleForSuite({ holder: 'testing/programs/mail-holder.ts' });

  it('does not lose a mail whose process was killed while it was handed over: it goes out again as the same', async () => {
    const { server, services, to, queue, work } = await withServer(db);
    await queue();
    let kill = () => {};
    const killed = new Promise<void>((resolve) => (kill = resolve));
    // The server has the mail, and nobody is left to hear so.
    server.habits.data = async () => {
      kill();
      await once(sender, 'exit');
      return '250 taken';
    };
    const sender = spawn(process.execPath, [program('holder'), url(), services.now().toISOString(), server.url]);
    await killed;
    sender.kill('SIGKILL');
    await once(sender, 'exit');
    expect(await mailsOf(db, to)).toMatchObject([{ state: 'waiting', body: token }]);
    server.beFriendly();
    await work();
    expect(server.mails).toHaveLength(1);
    later(services, LEASE_MS);
    await work();
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map(messageId)).size).toBe(1);
    expect(await mailsOf(db, to)).toMatchObject([{ state: 'sent', body: null }]);
    await server.close();
  });
});
