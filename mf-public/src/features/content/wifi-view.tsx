import type { ContentScreenData } from '@swapt/shared/public';
import { useState } from 'react';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

/** A network for those who did not join it by the print: typed in, or scanned from this page. */
export function WifiView({ orgName, ssid, password, security, picture }: Extract<ContentScreenData, { kind: 'wifi' }>) {
  const text = useText('content');
  const frame = useText('frame');
  return (
    <>
      <h1>{text('wifiTitle', { orgName })}</h1>
      <dl className="facts">
        <div>
          <dt>{text('network')}</dt>
          <dd className="exact">
            <bdi>{ssid}</bdi>
          </dd>
        </div>
        <div>
          <dt>{frame('password')}</dt>
          <dd className="exact">{security === 'none' ? text('noPassword') : <bdi dir="ltr">{password}</bdi>}</dd>
        </div>
      </dl>
      {password && <CopyButton text={password} />}
      <p>{text('joinByHand')}</p>
      <p>{text('joinByScan')}</p>
      <img className="wifi-code" src={picture} alt={text('wifiCode', { ssid })} width="200" height="200" />
    </>
  );
}

/** Shown where it works. */
function CopyButton({ text }: { text: string }) {
  const say = useText('content');
  const isLive = useIsLive();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  if (!isLive || !('clipboard' in navigator) || state === 'refused') return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <p className="actions">
      <button className="button" type="button" onClick={copy}>
        {say(state === 'copied' ? 'copied' : 'copyPassword')}
      </button>
    </p>
  );
}
