import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { publishedPage, type PublishedPage } from './public-page.service.js';
import { selectExchange, type ExchangeRow } from './return.sql.js';

type Return = Api['pages.return']['out']['data'];
type Who = Pick<Api['pages.return']['in'], 'email' | 'phone' | 'exchange_id'>;

/** Long enough for who comes back by the same tab, too short for who finds the address in a history. */
const lifetimeMs = 24 * 3_600_000;

export async function returnPage({ services }: PublicCtx, { id, ...who }: Api['pages.return']['in']): Promise<Return> {
  const page = await services.db.system((tx) => publishedPage(tx, id));
  if (!page) throw new AppError('page.not_found');
  return { page_id: id, org_name: page.org_name, ...(await readReturn(services, page, who)) };
}

/**
 * The page that a visitor comes back to. The id of the exchange is theirs alone and shows them what they sent; an e-mail address or a phone
 * number can be guessed, so by itself it shows nothing, and beside the id it has to be one that was sent with it.
 */
export async function readReturn(
  services: Services,
  { org_id: orgId, page_id: pageId, document }: PublishedPage,
  who: Who,
): Promise<Omit<Return, 'page_id' | 'org_name'>> {
  const { title, text, label, link } = document.root.props.return;
  const exchange = who.exchange_id
    ? await readExchange(services, orgId, pageId, { ...who, id: who.exchange_id })
    : undefined;
  const form = document.content.find((block) => block.type === 'form' && block.props.id === exchange?.block);
  return {
    title,
    text: (form?.type === 'form' && form.props.thanks) || text,
    button: label !== '' && link !== '' ? { label, link } : null,
    name: exchange?.answers.find(({ name }) => name === 'first_name')?.value ?? null,
    answers: exchange?.answers.map(({ label, value }) => ({ label, value })) ?? [],
  };
}

async function readExchange(
  { db, now }: Services,
  orgId: string,
  pageId: string,
  { id, email, phone }: Who & { id: string },
): Promise<ExchangeRow | undefined> {
  const [row] = await db.org(orgId, (tx) => selectExchange(tx, orgId, pageId, id));
  if (!row || now().getTime() - row.at.getTime() > lifetimeMs) return undefined;
  const sent = new Set(row.answers.flatMap(({ value }) => [value.toLowerCase(), digitsOf(value) || value]));
  const isTheirs = (!email || sent.has(email.toLowerCase())) && (!phone || sent.has(digitsOf(phone)));
  return isTheirs ? row : undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
