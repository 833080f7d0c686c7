import type { Settlement } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Button, Flex } from 'antd';
import { RejectForm } from './reject-form.js';
import { useApprove } from './settlements.queries.js';

/** What can be done about a settlement that waits: somebody else than who submitted it signs it off, or sends it back. */
export function WaitingSettlement({ settlement, isOnlyOne }: { settlement: Settlement; isOnlyOne: boolean }) {
  const { session, modal, notify } = useShell();
  const approve = useApprove();
  const { settlement_id, is_yours } = settlement;
  if (!session.can('store:write')) return <p>{t('An editor or admin of your organization approves it.')}</p>;
  const isAlone = is_yours && isOnlyOne;
  const sign = async () => {
    if (await approve.mutateAsync({ settlement_id }).catch(() => undefined)) notify.success(t('It is approved.'));
  };
  const sendBack = () =>
    modal.open({
      title: t('Reject the settlement'),
      content: (close) => <RejectForm settlementId={settlement_id} close={close} />,
    });
  return (
    <>
      {is_yours && !isAlone && <p>{t('You submitted this. Somebody else who may has to approve it.')}</p>}
      {isAlone && (
        <p>
          {t('Nobody else in your organization may approve this. You can do it alone; the settlement will say so.')}
        </p>
      )}
      <Flex wrap gap={space.sm} style={{ marginTop: space.md }}>
        {(!is_yours || isAlone) && (
          <Button type="primary" loading={approve.isPending} onClick={() => void sign()}>
            {isAlone ? t('Approve alone') : t('Approve')}
          </Button>
        )}
        <Button onClick={sendBack}>{t('Reject')}</Button>
      </Flex>
    </>
  );
}
