import { useNavigate, useSearchParams } from '@swapt/shared/router';
import { useEffect } from 'react';
import { useAccountLink, useRefreshAccount } from './payments.queries.js';

/** Who comes back from the card service sees what it says now; an address of it that was too old is made anew. */
export function useReturn(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { mutate: refresh } = useRefreshAccount();
  const { mutate: askLink } = useAccountLink();
  const from = query.get('link');
  useEffect(() => {
    if (from === null) return;
    void navigate('/admin/payment', { replace: true });
    if (from === 'again') askLink({}, { onSuccess: ({ data }) => location.assign(data.url) });
    else refresh({});
  }, [from, navigate, refresh, askLink]);
}
