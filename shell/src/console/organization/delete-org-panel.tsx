import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Panel, SmallForm } from '@swapt/shared/ui';
import { Button, Form, Input } from 'antd';

/** Deleting the organization: says what is lost, asks for its name, and can be undone for seven days. */
export function DeleteOrgPanel() {
  const { session, modal } = useShell();
  const { org, can } = session;
  if (!can('org:delete') || org.delete_after) return null;
  const open = () =>
    modal.open({
      title: `Delete ${org.org_name}?`,
      content: (close) => <DeleteOrgForm close={close} />,
    });
  return (
    <Panel title="Delete the organization" lead="We delete everything in it. You can change your mind within 7 days.">
      <Button danger onClick={open}>
        Delete the organization
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
    notify.info(`${org_name} will be deleted in 7 days.`, { label: 'Undo', run: () => undo.mutate({ undo: true }) });
  };
  return (
    <SmallForm
      initialValues={{ name: '' }}
      fields={['name']}
      save={remove}
      submitLabel="Delete the organization"
      danger
      onCancel={close}
    >
      <p>
        After 7 days all codes, pages, catalogs, campaigns, pictures, people and numbers of <strong>{org_name}</strong>{' '}
        are permanently deleted, and its printed codes stop working.
      </p>
      <Form.Item
        name="name"
        label={`Type ${org_name} to confirm`}
        rules={[
          {
            validator: (_, value) =>
              value === org_name ? Promise.resolve() : Promise.reject(new Error('another name')),
            message: 'This is not the name of the organization.',
          },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </SmallForm>
  );
}
