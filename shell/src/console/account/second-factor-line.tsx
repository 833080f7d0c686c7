import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { DateText, SmallForm } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { noProof, ProofFields, type ProofValues } from './proof-fields.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpFactor } from './set-up-factor.js';

/** The code of an app after the password: off, or on with what is left of its recovery codes. */
export function SecondFactorLine() {
  const { modal } = useShell();
  const { data } = useApiQuery('secondFactor.get', {});
  if (!data) return null;
  const { since, recovery_codes_left: left } = data.data;
  const setUp = () =>
    modal.open({ title: t('Turn on the second factor'), content: (close) => <SetUpFactor close={close} /> });
  const renew = () => modal.open({ title: t('New recovery codes'), content: (close) => <RenewCodes close={close} /> });
  const turnOff = () =>
    modal.open({ title: t('Turn off the second factor?'), content: (close) => <TurnOff close={close} /> });
  return (
    <li>
      <span className="own-text">
        <strong>{t('Second factor')}</strong>
        <small>
          {since
            ? t.rich(
                'On since <date></date>. {left, plural, one {# recovery code is} other {# recovery codes are}} left.',
                { date: () => <DateText at={since} />, left },
              )
            : t('Off. Turn it on, and a stolen password is not enough: signing in also takes a code from your phone.')}
        </small>
      </span>
      {since ? (
        <Flex gap={8} wrap justify="flex-end">
          <Button onClick={renew}>{t('New recovery codes')}</Button>
          <Button danger onClick={turnOff}>
            {t('Turn off')}
          </Button>
        </Flex>
      ) : (
        <Button onClick={setUp}>{t('Turn on')}</Button>
      )}
    </li>
  );
}

function RenewCodes({ close }: { close: () => void }) {
  const renew = useApiMutation('secondFactor.renewCodes', { shownByForm: true });
  const codes = renew.data?.data.recovery_codes;
  if (codes) return <RecoveryCodes codes={codes} close={close} />;
  return (
    <SmallForm<ProofValues>
      initialValues={noProof}
      fields={['password', 'code']}
      save={async (values) => void (await renew.mutateAsync(values))}
      submitLabel={t('Show new codes')}
      onCancel={close}
    >
      <p>{t('The recovery codes that you have now stop working.')}</p>
      <ProofFields />
    </SmallForm>
  );
}

function TurnOff({ close }: { close: () => void }) {
  const { notify } = useShell();
  const remove = useApiMutation('secondFactor.remove', { shownByForm: true });
  const save = async (values: ProofValues) => {
    await remove.mutateAsync(values);
    close();
    notify.success(t('The second factor is off.'));
  };
  return (
    <SmallForm<ProofValues>
      initialValues={noProof}
      fields={['password', 'code']}
      save={save}
      submitLabel={t('Turn off')}
      danger
      onCancel={close}
    >
      <p>{t('Your password alone is enough to sign in again. Your recovery codes stop working.')}</p>
      <ProofFields />
    </SmallForm>
  );
}
