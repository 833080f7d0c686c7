import type { PromoLock } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { FormPage } from '@swapt/shared/ui';
import { Form } from 'antd';
import { lockPaths } from '../paths.js';
import { useCreateLock } from '../promo-locks.queries.js';
import { LockFields } from './lock-fields.js';
import { lockFields, newLock, toFacts, type LockValues } from './lock-values.js';

export default function PromoLockNewScreen() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<LockValues>();
  const create = useCreateLock();
  return (
    <FormPage<LockValues, PromoLock>
      title={t('New promo lock')}
      lead={t('It is saved as a draft first. Nobody can open it before you activate it.')}
      breadcrumbs={[{ label: t('Promo locks'), to: lockPaths.locks }]}
      form={form}
      initialValues={newLock}
      fields={lockFields}
      submitLabel={t('Save draft')}
      save={async (values) => (await create.mutateAsync(toFacts(values))).data}
      onSaved={({ lock_id, name }) => {
        notify.success(t('“{name}” was saved as a draft. Choose what it opens, then activate it.', { name }));
        void navigate(lockPaths.edit(lock_id));
      }}
      onCancel={() => void navigate(lockPaths.locks)}
    >
      <LockFields />
    </FormPage>
  );
}
