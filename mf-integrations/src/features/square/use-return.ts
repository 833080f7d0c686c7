import { useNavigate, useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useEffect, useRef } from 'react';
import { useSquareAuth } from './square.queries.js';

/** Who comes back from Square finishes what they began; nothing of it stays in the address. Gives whether that goes on. */
export function useReturn(): boolean {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { notify } = useShell();
  const { mutate, isPending } = useSquareAuth();
  const [code, state, error] = ['code', 'state', 'error'].map((name) => query.get(name));
  const finished = useRef<string>(undefined);
  useEffect(() => {
    if (!code && !error) return;
    void navigate('/admin/integrations/square', { replace: true });
    // It works once, also where an effect runs twice.
    const key = code ?? error ?? '';
    if (finished.current === key) return;
    finished.current = key;
    if (!code || !state) notify.error(t('Square was not connected, because it was not allowed there.'));
    else
      mutate(
        { operation: 'complete', code, state },
        { onSuccess: () => notify.success(t('Square is connected. Next, choose where your stores sell.')) },
      );
  }, [code, state, error, navigate, notify, mutate]);
  return isPending;
}
