import { useState } from 'react';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

const words = { idle: 'copy', copied: 'copied', failed: 'copyYourself' } as const;

/** Buttons for what this browser can do; without script the link above is there to be copied by hand. */
export function ShareActions({ title, address }: { title: string; address: string }) {
  const text = useText('share');
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
          {text('share')}
        </button>
      )}
      {can.copy && (
        <button type="button" className={can.share ? 'button quiet' : 'button'} onClick={() => void copy()}>
          {text(words[state])}
        </button>
      )}
      <span className="unseen" role="status">
        {state === 'copied' ? text('linkCopied') : ''}
      </span>
    </p>
  );
}
