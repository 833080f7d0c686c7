import type { FastifyInstance } from 'fastify';
import { isLocalCaller } from '../platform/http/callers/local-caller.js';
import { html, type Html } from '../platform/html/html.js';
import { badge } from '../platform/html/parts.js';
import { sendPage } from '../platform/html/send-page.js';
import type { Services } from '../platform/services.js';
import { hasMailbox } from '../platform/mail/mailbox-address.js';
import { selectMails } from '../platform/mail/mail.service.js';

interface MailboxRoute {
  Querystring: { to?: unknown };
}

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
    const data = (await read(recipient(request.query))).map(({ recipient, subject, body, created_at }) => ({
      to: recipient,
      subject,
      text: body,
      at: created_at.toISOString(),
    }));
    return reply.header('cache-control', 'no-store').send({ data });
  });
}

function mailboxPage(mails: Awaited<ReturnType<typeof selectMails>>, to: string): Html {
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
        </article>`,
    )}`;
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
