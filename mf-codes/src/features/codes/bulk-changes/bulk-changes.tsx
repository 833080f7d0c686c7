import { space } from '@swapt/shared/tokens';
import { Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { useKept } from '../../../parts/use-kept.js';
import { BulkChangeStrip } from './bulk-change-strip.js';
import { isUnderWay, useBulkChanges } from './bulk-changes.queries.js';

/** So many that have ended stand there at most; the others are past by now. */
const mostEnded = 2;

/** Changes of many codes: those under way, and those that have ended of late until they are put away. */
export function BulkChanges() {
  const changes = useBulkChanges();
  const [hidden, setHidden] = useKept<string[]>('bulk-changes', []);
  const ended = changes.filter((change) => !isUnderWay(change)).slice(0, mostEnded);
  const shown = changes.filter(
    (change) => isUnderWay(change) || (ended.includes(change) && !hidden.includes(keyOf(change))),
  );
  if (shown.length === 0) return null;
  return (
    <Flex vertical gap={space.sm} role="region" aria-label={t('Changes of many codes')}>
      {shown.map((change) => (
        <BulkChangeStrip
          key={change.change_id}
          change={change}
          // Only what is there still needs to be remembered.
          onHide={() =>
            setHidden([...hidden.filter((key) => changes.some((each) => keyOf(each) === key)), keyOf(change)])
          }
        />
      ))}
    </Flex>
  );
}

/** What was put away as done shows again when somebody undoes it. */
const keyOf = ({ change_id, state }: { change_id: string; state: string }) => `${change_id} ${state}`;
