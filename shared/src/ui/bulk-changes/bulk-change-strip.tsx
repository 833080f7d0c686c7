import { Alert, Button, Flex, Progress } from 'antd';
import type { BulkChange } from '../../contract/index.js';
import { useShell } from '../../sdk/index.js';
import { t } from '../../text/index.js';
import { space } from '../../tokens/index.js';
import { bulkNouns } from '../../values/products/bulk-changes.js';
import { formatNumber } from '../format.js';
import { headline, notes, percentOf, type BulkWords } from './bulk-change-words.js';
import { isUnderWay, useCancelBulkChange, useUndoBulkChange } from './use-bulk-changes.js';

interface Props {
  change: BulkChange;
  words: BulkWords;
  onHide: () => void;
}

/** One change of many: how far it is, or what came of it, with the way to stop or undo it. */
export function BulkChangeStrip({ change, words, onHide }: Props) {
  const { session } = useShell();
  const cancel = useCancelBulkChange();
  const undo = useUndoBulkChange();
  const { change_id, state, changed, done, total, undone, by } = change;
  const mayWrite = session.can(bulkNouns[change.noun].write);
  const isGoing = isUnderWay(change);
  const [part, whole] = state === 'undoing' ? [undone, changed] : [done, total];
  const isOwn = by === session.user.name || by === session.user.email;

  const buttons = (
    <Flex gap={space.xs} wrap justify="end" style={{ marginInlineStart: space.md }}>
      {mayWrite && state === 'running' && (
        <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate({ change_id })}>
          {t('Cancel')}
        </Button>
      )}
      {mayWrite && change.can_undo && ['done', 'cancelled', 'failed'].includes(state) && changed > 0 && (
        <Button size="small" loading={undo.isPending} onClick={() => undo.mutate({ change_id })}>
          {t('Undo')}
        </Button>
      )}
      {!isGoing && (
        <Button size="small" type="text" onClick={onHide}>
          {t('Close')}
        </Button>
      )}
    </Flex>
  );
  return (
    <Alert
      type={isGoing ? 'info' : state === 'failed' ? 'error' : state === 'cancelled' ? 'warning' : 'success'}
      showIcon
      role="status"
      action={buttons}
      message={
        <>
          <div style={{ fontWeight: 500 }}>{headline(change, words)}</div>
          {isGoing && (
            <>
              <Progress
                aria-label={t('{part} of {whole}', { part: formatNumber(part), whole: formatNumber(whole) })}
                percent={percentOf(change)}
                showInfo={false}
                size="small"
                style={{ marginBottom: 0 }}
              />
              <div>
                {t('{part} of {whole}', { part: formatNumber(part), whole: formatNumber(whole) })}
                {!isOwn && by && t(', started by {by}', { by })}
              </div>
            </>
          )}
          {notes(change, words).map((note) => (
            <div key={note}>{note}</div>
          ))}
        </>
      }
    />
  );
}
