import type { ContentScreenData } from '@swapt/shared/public';
import { useState } from 'react';
import { useIsLive } from '../../frame/use-is-live.js';

/** A network for those who did not join it by the print: typed in, or scanned from this page. */
export function WifiView({ orgName, ssid, password, security, picture }: Extract<ContentScreenData, { kind: 'wifi' }>) {
  return (
    <>
      <h1>Wi-Fi of {orgName}</h1>
      <dl className="facts">
        <div>
          <dt>Network</dt>
          <dd className="exact">{ssid}</dd>
        </div>
        <div>
          <dt>Password</dt>
          <dd className="exact">{security === 'none' ? 'No password needed' : password}</dd>
        </div>
      </dl>
      {password && <CopyButton text={password} />}
      <p>Open the Wi-Fi settings of your phone, choose the network and enter the password.</p>
      <p>To connect another phone, scan this code with its camera:</p>
      <img className="wifi-code" src={picture} alt={`QR code to join the network ${ssid}`} width="200" height="200" />
    </>
  );
}

/** Shown where it works. */
function CopyButton({ text }: { text: string }) {
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
        {state === 'copied' ? 'Copied' : 'Copy the password'}
      </button>
    </p>
  );
}
