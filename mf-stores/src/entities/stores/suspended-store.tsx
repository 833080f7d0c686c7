import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Alert } from 'antd';

/** What happened to a store that the operator of the installation stopped, and what its owners can do. */
export function SuspendedStore() {
  const { contact } = useShell().settings;
  return (
    <Alert
      type="error"
      showIcon
      message={t('The operator of this site suspended this store.')}
      description={t.rich(
        'Shoppers see that it is paused. Correct the problem and write to <operator></operator>, who can lift the suspension.',
        { operator: () => (contact ? <a href={`mailto:${contact}`}>{contact}</a> : t('the operator')) },
      )}
    />
  );
}
