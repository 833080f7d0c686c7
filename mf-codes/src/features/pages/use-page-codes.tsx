import type { PageSummary } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { PageCodes } from './page-codes.js';

type Named = Pick<PageSummary, 'page_id' | 'name'>;

/** Opens the codes that lead to a page, or the making of its first one. */
export function usePageCodes() {
  const { session, modal } = useShell();
  const open = (page: Named, title = t('QR codes for “{name}”', { name: page.name })) =>
    modal.open({ title, width: 560, content: (close) => <PageCodes page={page} close={close} /> });
  return session.can('codes:read') ? open : undefined;
}
