import { useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import type { PageSummary } from '@swapt/shared/contract';
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
        notify.success(`“${code.name}” now leads to “${page.name}”.`);
      },
    });
  };
  return { code: codeId ? code : undefined, leadTo };
}
