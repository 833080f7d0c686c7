import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import MergeCellsOutlined from '@ant-design/icons/MergeCellsOutlined';
import type { CustomerDetail } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { CsvButton, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';

import { useDeleteCustomer } from '../customers.queries.js';
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
      title: t('Merge with {name}', { name }),
      content: (close) => <MergeForm customer={customer} close={close} />,
    });
  const onDelete = async () => {
    if (!(await confirm(t('Delete {name}?', { name }), <Lost customer={customer} />, t('Delete customer')))) return;
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          notify.success(t('{name} was deleted.', { name }));
          void navigate(paths.customers);
        },
      },
    );
  };

  return (
    <>
      <CsvButton
        name="submissions"
        ask={(call, zone) => call('analytics.exportCsv', { source: 'my-codes/submissions', customer_id: id, zone })}
        label={t('Export answers')}
        disabled={customer.submissions === 0}
      />
      {session.can('customers:write') && (
        <>
          <Button icon={<MergeCellsOutlined aria-hidden />} onClick={merge}>
            {t('Merge')}
          </Button>
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            loading={remove.isPending}
            onClick={() => void onDelete()}
          >
            {t('Delete')}
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
      <p>{t('You cannot undo this. We delete:')}</p>
      <ul style={{ paddingInlineStart: 20 }}>
        <li>{t('the name, all addresses and numbers, tags, note and history')}</li>
        {submissions > 0 && (
          <li>{t('{submissions, plural, one {the form} other {the # forms}} they sent', { submissions })}</li>
        )}
        {scans > 0 && (
          <li>
            {t('their link to {scans, plural, one {# scan} other {# scans}} (we still count the scans)', { scans })}
          </li>
        )}
      </ul>
    </>
  );
}
