import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../http/app-error.js';
import type { PublicCtx } from '../../http/handler.js';
import { publishedPage } from './public-page.service.js';

type Return = Api['pages.return']['out']['data'];
type ReturnInput = Api['pages.return']['in'];

/**
 * The page that a visitor comes back to. The id of the exchange is theirs alone and shows them what they sent; an e-mail address or a phone
 * number can be guessed, so by itself it shows nothing, and beside the id it has to be the one that was sent.
 */
export async function returnPage(ctx: PublicCtx, { id }: ReturnInput): Promise<Return> {
  const { db } = ctx.services;
  const page = await db.system((tx) => publishedPage(tx, id));
  if (!page) throw new AppError('page.not_found');
  const { title, text, label, link } = page.document.root.props.return;
  return {
    page_id: id,
    org_name: page.org_name,
    title,
    text,
    button: label !== '' && link !== '' ? { label, link } : null,
    name: null,
    answers: [],
  };
}
