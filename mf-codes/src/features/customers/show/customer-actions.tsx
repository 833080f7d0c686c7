import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import MergeCellsOutlined from '@ant-design/icons/MergeCellsOutlined';
import type { CustomerDetail } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useDeleteCustomer } from '../customers.queries.js';
import { ExportButton } from '../../../parts/export-button.js';
import { MergeForm } from './merge-form.js';
import { customerName, paths } from '../paths.js';

export function CustomerActions({ customer }: { customer: CustomerDetail }) {
  const { session, modal, notify } = useShell();
  const navigate = useNavigate();
  const confirm = useDangerConfirm();
  const remove = useDeleteCustomer();
  const { customer_id: id } = customer;
  const name = customerName(customer);

  const merge = () =>
    modal.open({
      title: `Merge with ${name}`,
      content: (close) => <MergeForm customer={customer} close={close} />,
    });
  const onDelete = async () => {
    if (!(await confirm(`Delete ${name}?`, <Lost customer={customer} />, 'Delete customer'))) return;
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          notify.success(`${name} was deleted.`);
          void navigate(paths.customers);
        },
      },
    );
  };

  return (
    <>
      <ExportButton
        asked={{ source: 'my-codes/submissions', customer_id: id }}
        label="Export answers"
        disabled={customer.submissions === 0}
      />
      {session.can('customers:write') && (
        <>
          <Button icon={<MergeCellsOutlined aria-hidden />} onClick={merge}>
            Merge
          </Button>
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            loading={remove.isPending}
            onClick={() => void onDelete()}
          >
            Delete
          </Button>
        </>
      )}
    </>
  );
}

/** What goes with a customer, before it goes. */
function Lost({ customer: { submissions, scans } }: { customer: CustomerDetail }) {
  return (
    <>
      <p>You cannot undo this. We delete:</p>
      <ul style={{ paddingInlineStart: 20 }}>
        <li>the name, all addresses and numbers, tags, note and history</li>
        {submissions > 0 && (
          <li>{submissions === 1 ? 'the form' : `the ${formatNumber(submissions)} forms`} they sent</li>
        )}
        {scans > 0 && (
          <li>
            their link to {formatNumber(scans)} {scans === 1 ? 'scan' : 'scans'} (we still count the scans)
          </li>
        )}
      </ul>
    </>
  );
}
