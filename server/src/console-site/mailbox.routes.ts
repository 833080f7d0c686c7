import type { FastifyInstance } from 'fastify';
import { isUuid } from '../platform/db/uuid.js';
import { isLocalCaller } from '../platform/http/callers/local-caller.js';
import { html, type Html } from '../platform/html/html.js';
import { badge } from '../platform/html/parts.js';
import { sendPage } from '../platform/html/send-page.js';
import type { Services } from '../platform/services.js';
import { hasMailbox } from '../platform/mail/mailbox-address.js';
import { selectMails, selectShown } from '../platform/mail/mail.service.js';

interface MailboxRoute {
  Querystring: { to?: unknown };
}
interface MailRoute {
  Params: { id: string; at: string };
}
type Kept = Awaited<ReturnType<typeof selectMails>>[number];

const asMailed = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation";

/**
 * Shows the mails that would have been sent, and their links are keys. Not there in production or when a mail server is set, and for nobody
 * but who sits at this machine.
 */
export async function registerMailbox(app: FastifyInstance, { config, db }: Services): Promise<void> {
  if (!hasMailbox(config)) return;
  const recipient = ({ to }: MailboxRoute['Querystring']) => (typeof to === 'string' ? to.replaceAll('\0', '') : '');
  const read = (to: string) => db.system((tx) => selectMails(tx, to || undefined));

  app.get<MailboxRoute>('/dev/mailbox', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.callNotFound();
    const to = recipient(request.query);
    return sendPage(reply, { title: 'Mailbox', isWide: true, below: mailboxPage(await read(to), to) });
  });

  app.get<MailboxRoute>('/dev/mailbox.json', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.callNotFound();
    const data = (await read(recipient(request.query))).map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      at: mail.created_at.toISOString(),
      ...(mail.has_html && { html: htmlAddress(mail) }),
      files: mail.files.map((name, at) => ({ name, address: fileAddress(mail, at) })),
    }));
    return reply.header('cache-control', 'no-store').send({ data });
  });

  const shown = async ({ id }: MailRoute['Params']) => {
    const [mail] = isUuid(id) ? await db.system((tx) => selectShown(tx, id)) : [];
    return mail;
  };

  app.get<MailRoute>('/dev/mailbox/:id/html', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.callNotFound();
    const mail = await shown(request.params);
    if (typeof mail?.html !== 'string') return reply.callNotFound();
    // As a mail program shows it: its own styles, and nothing that runs or is fetched.
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': asMailed })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });

  app.get<MailRoute>('/dev/mailbox/:id/files/:at', async (request, reply) => {
    if (!isLocalCaller(request)) return reply.callNotFound();
    const file = (await shown(request.params))?.attachments?.[Number(request.params.at)];
    if (!file) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .header('content-disposition', `inline; filename="${file.name}"`)
      .type(file.type)
      .send(Buffer.from(file.body, 'base64'));
  });
}

const htmlAddress = ({ mail_id: id }: Kept) => `/dev/mailbox/${id}/html`;
const fileAddress = ({ mail_id: id }: Kept, at: number) => `/dev/mailbox/${id}/files/${at}`;

function mailboxPage(mails: readonly Kept[], to: string): Html {
  return html`<h1>Mailbox</h1>
    <p class="lead">
      No mail server is set, so Swapt collects the e-mails
      here.${to && html` These are the ones to <strong>${to}</strong>; <a href="/dev/mailbox">show all</a>.`}
    </p>
    ${
      mails.length === 0 &&
      html`<div class="card">
        ${badge('mail')}
        <h2>No mail yet</h2>
        <p class="small">Mails appear here as soon as they are sent.</p>
      </div>`
    }
    ${mails.map(
      (mail) =>
        html`<article class="card mail">
          <h2>${mail.subject}</h2>
          <dl>
            <dt>To</dt>
            <dd>${mail.recipient}</dd>
            <dt>Sent</dt>
            <dd>${mail.created_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</dd>
          </dl>
          <pre>${withLinks(mail.body)}</pre>
          ${othersOf(mail)}
        </article>`,
    )}`;
}

/** What else of it there is to open. */
function othersOf(mail: Kept): Html | undefined {
  const links = [
    ...(mail.has_html ? [html`<a href="${htmlAddress(mail)}">As mail programs show it</a>`] : []),
    ...mail.files.map((name, at) => html`<a href="${fileAddress(mail, at)}">${name}</a>`),
  ];
  return links.length > 0
    ? html`<p class="small">${links.map((link, at) => html`${at > 0 && ' · '}${link}`)}</p>`
    : undefined;
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
