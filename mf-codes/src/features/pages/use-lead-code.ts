import { useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import type { PageSummary } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { useCode, useUpdateCode } from '../../entities/codes/codes.queries.js';
import { leadingTo } from './pages.queries.js';

/** The code that the address names, which leads to the page once everybody can see it. */
export function useLeadCode() {
  const { notify } = useShell();
  const [params, setParams] = useSearchParams();
  const codeId = params.get('code') ?? '';
  const code = useCode(codeId, { enabled: codeId !== '' }).data?.data;
  const lead = useUpdateCode();

  const leadTo = (page: Pick<PageSummary, 'page_id' | 'url' | 'name'>) => {
    if (!code) return;
    lead.mutate(leadingTo(code, page), {
      onSuccess: () => {
        setParams({}, { replace: true });
        notify.success(t('“{code}” now leads to “{page}”.', { code: code.name, page: page.name }));
      },
    });
  };
  return { code: codeId ? code : undefined, leadTo };
}
