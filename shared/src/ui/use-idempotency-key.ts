import { useCallback, useRef } from 'react';

/** One key per content of a form: sending the same again takes effect once, sending something else is a new request. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' });
  return useCallback((input: unknown) => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
