import type { Api } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { DateText, RelativeTime, SmallForm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { AddPasskey } from './add-passkey.js';
import { canUsePasskeys } from './create-passkey.js';
import { noProof, ProofFields, type ProofValues } from './proof-fields.js';

type Passkey = Api['passkeys.list']['out']['data'][number];

/** The passkeys of the person, and a way to add one. */
export function PasskeysLine() {
  const { modal } = useShell();
  const { data } = useApiQuery('passkeys.list', {});
  if (!data) return null;
  const add = () => modal.open({ title: 'Add a passkey', content: (close) => <AddPasskey close={close} /> });
  return (
    <>
      <li>
        <span className="own-text">
          <strong>Passkeys</strong>
          <small>
            {canUsePasskeys()
              ? 'Sign in with your fingerprint, your face or a security key instead of password and code.'
              : 'This browser cannot make passkeys at this address.'}
          </small>
        </span>
        {canUsePasskeys() && <Button onClick={add}>Add a passkey</Button>}
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
      title: `Remove ${name}?`,
      content: (close) => <RemovePasskey passkey={passkey} close={close} />,
    });
  return (
    <li className="own-inner">
      <span className="own-text">
        <span>{name}</span>
        <small>
          Added on <DateText at={created_at} />,{' '}
          {last_used_at ? (
            <>
              last used <RelativeTime at={last_used_at} />
            </>
          ) : (
            'never used'
          )}
        </small>
      </span>
      <Button aria-label={`Remove ${name}`} onClick={remove}>
        Remove
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
    notify.success(`${name} was removed.`);
  };
  return (
    <SmallForm<ProofValues>
      initialValues={noProof}
      fields={['password', 'code']}
      save={save}
      submitLabel="Remove the passkey"
      danger
      onCancel={close}
    >
      <p>Nobody can sign in with it any more. Delete it on your phone or computer, too.</p>
      <ProofFields />
    </SmallForm>
  );
}
