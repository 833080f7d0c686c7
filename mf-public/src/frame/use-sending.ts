import { useEffect, useState } from 'react';

/** Whether a plain form is on its way; a page that the browser brings back from its memory is not. */
export function useSending(): [isSending: boolean, onSubmit: () => void] {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const rest = () => setSending(false);
    const gone = new AbortController();
    addEventListener('pageshow', rest, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return [isSending, () => setSending(true)];
}
