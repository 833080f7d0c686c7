import type { PlatformRemote } from '@swapt/shared/contract';
import { RowMenu } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { disable, enable, removeRemote, rollback } from './changes.js';
import { useChange } from './platform.queries.js';
import { remoteName } from './words.js';

/** What helps at once when a remote is broken. */
function useRemoteMoves(remote: PlatformRemote) {
  const { make, isPending } = useChange();
  const { previous } = remote;
  const back = previous !== null && {
    key: 'rollback',
    label: t('Roll back'),
    onClick: () => make(rollback(remote, previous)),
  };
  const turn = remote.is_disabled
    ? { key: 'enable', label: t('Turn on'), onClick: () => make(enable(remote)) }
    : { key: 'disable', label: t('Turn off'), danger: true, onClick: () => make(disable(remote)) };
  const remove = remote.paths !== null && {
    key: 'remove',
    label: t('Remove'),
    danger: true,
    onClick: () => make(removeRemote(remote)),
  };
  return { items: [...(back ? [back] : []), turn, ...(remove ? [remove] : [])], isPending };
}

/** The moves of a remote as a menu, for a row of the list. */
export function RemoteMenu({ remote }: { remote: PlatformRemote }) {
  const { items, isPending } = useRemoteMoves(remote);
  return <RowMenu name={remoteName(remote.name)} items={items} isBusy={isPending} />;
}

/** The same as buttons, at the top of the remote's own page. */
export function RemoteActions({ remote }: { remote: PlatformRemote }) {
  const { items, isPending } = useRemoteMoves(remote);
  return (
    <Flex gap={8} wrap justify="end" className="remote-actions">
      {items.map(({ key, label, ...button }) => (
        <Button key={key} {...button} disabled={isPending}>
          {label}
        </Button>
      ))}
    </Flex>
  );
}
