import { useState } from 'react';
import { useIsLive } from '../../frame/use-is-live.js';

const words = { idle: 'Copy the link', copied: 'Copied', failed: 'Please copy the link yourself' } as const;

/** Buttons for what this browser can do; without script the link above is there to be copied by hand. */
export function ShareActions({ title, address }: { title: string; address: string }) {
  const [state, setState] = useState<keyof typeof words>('idle');
  const isLive = useIsLive();
  const can = { share: isLive && 'share' in navigator, copy: isLive && 'clipboard' in navigator };
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  // Who closes the sheet has changed their mind: nothing to say.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <p className="actions">
      {can.share && (
        <button type="button" className="button" onClick={share}>
          Share …
        </button>
      )}
      {can.copy && (
        <button type="button" className={can.share ? 'button quiet' : 'button'} onClick={() => void copy()}>
          {words[state]}
        </button>
      )}
      <span className="unseen" role="status">
        {state === 'copied' ? 'We copied the link.' : ''}
      </span>
    </p>
  );
}
