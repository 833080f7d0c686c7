import { useShell } from '@swapt/shared/sdk';
import { useEffect, useRef } from 'react';

/** A scanner at a cable types faster than people do, in ms between two keys. */
const fastMs = 50;
const shortest = 4;

/** Hears what a scanner at a cable types and ends with Enter, wherever the focus is but in a field. */
export function useTypedCodes(onCode: (code: string) => unknown): void {
  const { signal } = useShell();
  const heard = useRef(onCode);
  useEffect(() => {
    heard.current = onCode;
  });
  useEffect(() => {
    const own = new AbortController();
    let [code, last] = ['', 0];
    const listen = (event: KeyboardEvent) => {
      const { target, key, timeStamp } = event;
      const isField = target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]') !== null;
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      if (timeStamp - last > fastMs) code = '';
      last = timeStamp;
      if (key.length === 1) code += key;
      else if (key === 'Enter' && code.length >= shortest) {
        // The button that has the focus would be pressed by it.
        event.preventDefault();
        heard.current(code);
        code = '';
      }
    };
    window.addEventListener('keydown', listen, { capture: true, signal: AbortSignal.any([signal, own.signal]) });
    return () => own.abort();
  }, [signal]);
}
