import { TextInput } from '../../form/text-input.js';
import { Checkbox, Form } from 'antd';
import { useShell } from '../../../sdk/index.js';
import { listViewLimits } from '../../../values/platform/list-views.js';
import { atMost } from '../../form/at-most.js';
import { SmallForm } from '../../form/small-form.js';
import { t } from '../../../text/index.js';

interface ViewValues {
  name: string;
  is_shared: boolean;
}

interface Props {
  initialValues: ViewValues;
  mayShare: boolean;
  save: (values: ViewValues) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of a view and who has it, in a dialog. */
export function ViewForm({ initialValues, mayShare, save, onCancel }: Props) {
  const { org } = useShell().session;
  return (
    <SmallForm
      initialValues={initialValues}
      fields={['name', 'is_shared']}
      save={({ name, ...values }) => save({ ...values, name: name.trim() })}
      submitLabel={t('Save view')}
      onCancel={onCancel}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('A view keeps the search, filters, order, columns and page size that you see now.')}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('Give the view a name.') },
          atMost(listViewLimits.nameLength),
        ]}
      >
        <TextInput max={listViewLimits.nameLength} autoFocus />
      </Form.Item>
      {mayShare && (
        <Form.Item name="is_shared" valuePropName="checked">
          <Checkbox>{t('Share it with everyone in {org_name}', { org_name: org.org_name })}</Checkbox>
        </Form.Item>
      )}
    </SmallForm>
  );
}
