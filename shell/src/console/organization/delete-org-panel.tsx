import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Panel, SmallForm } from '@swapt/shared/ui';
import { Button, Form, Input } from 'antd';
import { t } from '@swapt/shared/text';

/** Deleting the organization: says what is lost, asks for its name, and can be undone for seven days. */
export function DeleteOrgPanel() {
  const { session, modal } = useShell();
  const { org, can } = session;
  if (!can('org:delete') || org.delete_after) return null;
  const open = () =>
    modal.open({
      title: t('Delete {org_name}?', { org_name: org.org_name }),
      content: (close) => <DeleteOrgForm close={close} />,
    });
  return (
    <Panel
      title={t('Delete the organization')}
      lead={t('We delete everything in it. You can change your mind within 7 days.')}
    >
      <Button danger onClick={open}>
        {t('Delete the organization')}
      </Button>
    </Panel>
  );
}

function DeleteOrgForm({ close }: { close: () => void }) {
  const { session, notify } = useShell();
  const { org_name } = session.org;
  const removal = useApiMutation('org.delete', { shownByForm: true });
  const undo = useApiMutation('org.delete');
  const remove = async () => {
    await removal.mutateAsync({});
    close();
    notify.info(t('{org_name} will be deleted in 7 days.', { org_name }), {
      label: t('Undo'),
      run: () => undo.mutate({ undo: true }),
    });
  };
  return (
    <SmallForm
      initialValues={{ name: '' }}
      fields={['name']}
      save={remove}
      submitLabel={t('Delete the organization')}
      danger
      onCancel={close}
    >
      <p>
        {t.rich(
          'After 7 days all codes, pages, catalogs, campaigns, pictures, people and numbers of <org></org> are permanently deleted, and its printed codes stop working.',
          { org: () => <strong>{org_name}</strong> },
        )}
      </p>
      <Form.Item
        name="name"
        label={t('Type {org_name} to confirm', { org_name })}
        rules={[
          {
            validator: (_, value) =>
              value === org_name ? Promise.resolve() : Promise.reject(new Error('another name')),
            message: t('This is not the name of the organization.'),
          },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </SmallForm>
  );
}
