import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import type { PlatformRemote } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { CanaryForm } from './canary-form.js';
import { endCanary, promote } from './changes.js';
import { Failures } from './measures.js';
import { useChange } from './platform.queries.js';
import { audienceText, liveRelease } from './words.js';

/** A release that some organizations get before the others. */
export function CanaryPanel({ remote }: { remote: PlatformRemote }) {
  const { modal } = useShell();
  const { make, isPending } = useChange();
  const { canary, releases } = remote;
  const candidates = releases.filter(({ state }) => state === 'ready' || state === 'canary');
  const open = () =>
    modal.open({
      title: canary ? t('Change the canary') : t('Start a canary'),
      content: (close) => <CanaryForm remote={remote} candidates={candidates} close={close} />,
    });

  return (
    <Panel title={t('Canary')} lead={t('A few organizations try a release first. Everyone else keeps the live one.')}>
      {canary && (
        <dl className="facts">
          <dt>{t('Release')}</dt>
          <dd className="mono">{canary.version}</dd>
          <dt>{t('Goes to')}</dt>
          <dd>{audienceText(canary.orgs, canary.share)}</dd>
          <dt>{t('Failed pages')}</dt>
          <dd>
            <Failures release={releases.find(({ version }) => version === canary.version)} />
          </dd>
        </dl>
      )}
      {candidates.length === 0 && (
        <p className="hint">
          {releases.length === 0
            ? t('There is no release to try yet.')
            : t('Every release here is already live or quarantined. Publish a new one first.')}
        </p>
      )}
      <Flex gap={8} wrap>
        {canary && (
          <Button type="primary" disabled={isPending} onClick={() => make(promote(remote, canary.version))}>
            {t('Make it live')}
          </Button>
        )}
        {candidates.length > 0 && liveRelease(remote) && (
          <Button icon={<ExperimentOutlined aria-hidden />} onClick={open}>
            {canary ? t('Change the canary') : t('Start a canary')}
          </Button>
        )}
        {canary && (
          <Button disabled={isPending} onClick={() => make(endCanary(remote, canary))}>
            {t('End the canary')}
          </Button>
        )}
      </Flex>
    </Panel>
  );
}
