import { Flex } from 'antd';
import { t } from '../../text/index.js';
import { space } from '../../tokens/index.js';
import type { BulkNoun } from '../../values/products/bulk-changes.js';
import { useKept } from '../use-kept.js';
import { BulkChangeStrip } from './bulk-change-strip.js';
import type { BulkWords } from './bulk-change-words.js';
import { isUnderWay, useBulkChanges } from './use-bulk-changes.js';

interface Props {
  noun: BulkNoun;
  words: BulkWords;
}

/** So many that have ended stand there at most; the others are past by now. */
const mostEnded = 2;

/** Changes of many of a noun: those under way, and those that have ended of late until they are put away. */
export function BulkChanges({ noun, words }: Props) {
  const changes = useBulkChanges(noun);
  const [hidden, setHidden] = useKept<string[]>(`bulk-changes.${noun}`, []);
  const ended = changes.filter((change) => !isUnderWay(change)).slice(0, mostEnded);
  const shown = changes.filter(
    (change) => isUnderWay(change) || (ended.includes(change) && !hidden.includes(keyOf(change))),
  );
  if (shown.length === 0) return null;
  return (
    <Flex vertical gap={space.sm} role="region" aria-label={t('Changes under way')}>
      {shown.map((change) => (
        <BulkChangeStrip
          key={change.change_id}
          change={change}
          words={words}
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
