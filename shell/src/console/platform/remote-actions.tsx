import type { PlatformRemote } from '@swapt/shared/contract';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { disable, enable, rollback } from './changes.js';
import { useChange } from './platform.queries.js';
import { remoteName } from './words.js';

/** What helps at once when a remote is broken. */
export function RemoteActions({ remote, size = 'small' }: { remote: PlatformRemote; size?: 'small' | 'middle' }) {
  const { make, isPending } = useChange();
  const of = (label: string) => `${label} ${remoteName(remote.name)}`;
  const { previous } = remote;
  return (
    <Flex gap={8} wrap justify="end" className="remote-actions">
      {previous !== null && (
        <Button
          size={size}
          disabled={isPending}
          aria-label={of(t('Roll back'))}
          onClick={() => make(rollback(remote, previous))}
        >
          {t('Roll back')}
        </Button>
      )}
      {remote.is_disabled ? (
        <Button size={size} disabled={isPending} aria-label={of(t('Turn on'))} onClick={() => make(enable(remote))}>
          {t('Turn on')}
        </Button>
      ) : (
        <Button
          size={size}
          danger
          disabled={isPending}
          aria-label={of(t('Turn off'))}
          onClick={() => make(disable(remote))}
        >
          {t('Turn off')}
        </Button>
      )}
    </Flex>
  );
}
