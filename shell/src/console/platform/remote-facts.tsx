import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { RelativeTime } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { Budget, Failures } from './measures.js';
import { durationText, failureText, liveRelease } from './words.js';

export function RemoteFacts({ remote }: { remote: PlatformRemote }) {
  const live = liveRelease(remote);
  if (!live)
    return (
      <>
        <p>
          {remote.releases.length === 0
            ? t('Nothing was released yet.')
            : t('No release is live. Make one of the releases below live or publish a new one.')}
        </p>
        {remote.paths && (
          <dl className="facts">
            <Addresses remote={remote} />
          </dl>
        )}
      </>
    );
  return (
    <dl className="facts">
      <Addresses remote={remote} />
      <dt>{t('Release')}</dt>
      <dd>
        <span className="mono">{live.version}</span>
      </dd>
      <dt>{t('Released')}</dt>
      <dd>
        {t.rich('<time></time> by {created_by}', {
          time: () => <RelativeTime at={live.created_at} />,
          created_by: live.created_by,
        })}
      </dd>
      <dt>{t('Contract')}</dt>
      <dd className="mono">{live.contract}</dd>
      <dt>{t('Load time')}</dt>
      <dd>
        {live.load_ms_p75 === null
          ? t('unknown so far')
          : t('{time} or less for 75% of pages', { time: durationText(live.load_ms_p75) })}
      </dd>
      <dt>{t('Size')}</dt>
      <dd>
        <Budget release={live} />
      </dd>
      <dt>{t('Failed pages')}</dt>
      <dd>
        <Failures release={live} />
      </dd>
      <dt>{t('Last error')}</dt>
      <dd>
        <LastError release={live} />
      </dd>
    </dl>
  );
}

/** What the operator gave to one that was added. */
const Addresses = ({ remote: { paths } }: { remote: PlatformRemote }) =>
  paths && (
    <>
      <dt>{t('Addresses')}</dt>
      <dd className="mono">{paths.join(', ')}</dd>
    </>
  );

export function LastError({ release: { last_error } }: { release: PlatformRelease }) {
  if (!last_error) return t('none');
  const { at, code, reference } = last_error;
  return (
    <>
      {failureText(code)}, <RelativeTime at={at} />
      {reference && (
        <>{t.rich(', reference <span></span>', { span: () => <span className="mono">{reference}</span> })}</>
      )}
    </>
  );
}
