import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { RelativeTime } from '@swapt/shared/ui';
import { Budget, Failures } from './measures.js';
import { durationText, failureText, liveRelease } from './words.js';

export function RemoteFacts({ remote }: { remote: PlatformRemote }) {
  const live = liveRelease(remote);
  if (!live) return <p>No release is live. Make one of the releases below live or publish a new one.</p>;
  return (
    <dl className="facts">
      <dt>Release</dt>
      <dd>
        <span className="mono">{live.version}</span>
      </dd>
      <dt>Released</dt>
      <dd>
        <RelativeTime at={live.created_at} /> by {live.created_by}
      </dd>
      <dt>Contract</dt>
      <dd className="mono">{live.contract}</dd>
      <dt>Load time</dt>
      <dd>
        {live.load_ms_p75 === null ? 'unknown so far' : `${durationText(live.load_ms_p75)} or less for 75% of pages`}
      </dd>
      <dt>Size</dt>
      <dd>
        <Budget release={live} />
      </dd>
      <dt>Failed pages</dt>
      <dd>
        <Failures release={live} />
      </dd>
      <dt>Last error</dt>
      <dd>
        <LastError release={live} />
      </dd>
    </dl>
  );
}

export function LastError({ release: { last_error } }: { release: PlatformRelease }) {
  if (!last_error) return 'none';
  const { at, code, reference } = last_error;
  return (
    <>
      {failureText(code)}, <RelativeTime at={at} />
      {reference && (
        <>
          , reference <span className="mono">{reference}</span>
        </>
      )}
    </>
  );
}
