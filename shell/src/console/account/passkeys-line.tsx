import type { Api } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { DateText, RelativeTime, SmallForm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { AddPasskey } from './add-passkey.js';
import { canUsePasskeys } from './create-passkey.js';
import { noProof, ProofFields, type ProofValues } from './proof-fields.js';

type Passkey = Api['passkeys.list']['out']['data'][number];

/** The passkeys of the person, and a way to add one. */
export function PasskeysLine() {
  const { modal } = useShell();
  const { data } = useApiQuery('passkeys.list', {});
  if (!data) return null;
  const add = () => modal.open({ title: t('Add a passkey'), content: (close) => <AddPasskey close={close} /> });
  return (
    <>
      <li>
        <span className="own-text">
          <strong>{t('Passkeys')}</strong>
          <small>
            {canUsePasskeys()
              ? t('Sign in with your fingerprint, your face or a security key instead of password and code.')
              : t('This browser cannot make passkeys at this address.')}
          </small>
        </span>
        {canUsePasskeys() && <Button onClick={add}>{t('Add a passkey')}</Button>}
      </li>
      {data.data.map((passkey) => (
        <PasskeyLine key={passkey.passkey_id} passkey={passkey} />
      ))}
    </>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { modal } = useShell();
  const { name, created_at, last_used_at } = passkey;
  const remove = () =>
    modal.open({
      title: t('Remove {name}?', { name }),
      content: (close) => <RemovePasskey passkey={passkey} close={close} />,
    });
  return (
    <li className="own-inner">
      <span className="own-text">
        <span>{name}</span>
        <small>
          {last_used_at
            ? t.rich('Added on <added></added>, last used <used></used>', {
                added: () => <DateText at={created_at} />,
                used: () => <RelativeTime at={last_used_at} />,
              })
            : t.rich('Added on <added></added>, never used', { added: () => <DateText at={created_at} /> })}
        </small>
      </span>
      <Button aria-label={t('Remove {name}', { name })} onClick={remove}>
        {t('Remove')}
      </Button>
    </li>
  );
}

function RemovePasskey({ passkey: { passkey_id, name }, close }: { passkey: Passkey; close: () => void }) {
  const { notify } = useShell();
  const remove = useApiMutation('passkeys.remove', { shownByForm: true });
  const save = async (values: ProofValues) => {
    await remove.mutateAsync({ passkey_id, ...values });
    close();
    notify.success(t('{name} was removed.', { name }));
  };
  return (
    <SmallForm<ProofValues>
      initialValues={noProof}
      fields={['password', 'code']}
      save={save}
      submitLabel={t('Remove the passkey')}
      danger
      onCancel={close}
    >
      <p>{t('Nobody can sign in with it any more. Delete it on your phone or computer, too.')}</p>
      <ProofFields />
    </SmallForm>
  );
}
