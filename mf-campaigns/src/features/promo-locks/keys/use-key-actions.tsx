import type { MasterKey } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SecretOnce, SmallForm, useDangerConfirm } from '@swapt/shared/ui';
import { useCreateKey, useEditKey, useRevokeKey } from '../promo-locks.queries.js';
import { KeyFields, keyFields, newKey, toFacts, toValues, type KeyValues } from './key-fields.js';

/** What is done with master keys, each in a dialog. */
export function useKeyActions() {
  const { modal, notify } = useShell();
  const confirm = useDangerConfirm();
  const making = useCreateKey();
  const editing = useEditKey();
  const revoking = useRevokeKey();

  const make = async (values: KeyValues, done: () => void) => {
    const { data } = await making.mutateAsync(toFacts(values));
    done();
    modal.open({
      title: t('Your new master key'),
      content: (shut) => <SecretOnce name={t('Master key')} secret={data.secret} close={shut} />,
    });
  };
  return {
    isBusy: revoking.isPending,
    create: () =>
      modal.open({
        title: t('New master key'),
        content: (close) => (
          <SmallForm<KeyValues>
            initialValues={newKey}
            fields={keyFields}
            save={(values) => make(values, close)}
            submitLabel={t('Make the key')}
            onCancel={close}
          >
            <KeyFields />
          </SmallForm>
        ),
      }),
    edit: (key: MasterKey) =>
      modal.open({
        title: t('Edit {name}', key),
        content: (close) => (
          <SmallForm<KeyValues>
            initialValues={toValues(key)}
            fields={keyFields}
            save={async (values) => {
              await editing.mutateAsync({ key_id: key.key_id, data: toFacts(values) });
              notify.success(t('The master key was saved.'));
              close();
            }}
            submitLabel={t('Save changes')}
            onCancel={close}
          >
            <KeyFields known={key.locks} />
          </SmallForm>
        ),
      }),
    revoke: async ({ key_id, name }: MasterKey) => {
      const text = t('It opens nothing any more, at once and for good. What it opened stays written down.');
      if (!(await confirm(t('Revoke “{name}”?', { name }), text, t('Revoke the key')))) return;
      revoking.mutate({ key_id }, { onSuccess: () => notify.success(t('“{name}” was revoked.', { name })) });
    },
  };
}
