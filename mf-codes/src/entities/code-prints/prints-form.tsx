import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { countSelected, SmallForm } from '@swapt/shared/ui';
import { Form, InputNumber, Radio } from 'antd';
import { t } from '@swapt/shared/text';
import { selectionOf, type Selected } from '../codes/selected.js';
import { usePrints } from './code-prints.queries.js';
import { LocalAddressWarning } from './local-address-warning.js';
import { formats, type Format } from './print-choices.js';

interface Values {
  format: Format;
  millimetres: number | null;
}

/** Downloads the prints of codes together. */
export default function PrintsForm({ codes, close }: { codes: Selected; close: () => void }) {
  const { notify } = useShell();
  const prints = usePrints();
  const save = async ({ format, millimetres }: Values) => {
    const { data } = await prints.mutateAsync({ ...selectionOf(codes), format, size: millimetres ?? undefined });
    const link = document.createElement('a');
    link.href = data.url;
    link.download = 'qr-codes.zip';
    link.click();
    notify.success(
      countSelected(codes) > 100
        ? t('The download has started. We draw the codes one after the other, so it takes a little while.')
        : t('The download has started.'),
    );
    close();
  };
  return (
    <SmallForm<Values>
      initialValues={{ format: 'png', millimetres: 60 }}
      fields={['format', 'millimetres']}
      save={save}
      submitLabel={t('Download ZIP')}
      onCancel={close}
    >
      <div style={{ marginBottom: space.md }}>
        <LocalAddressWarning />
      </div>
      <Form.Item name="format" label={t('Format')} extra={t('You get one ZIP file with a file for each code.')}>
        <Radio.Group style={{ display: 'grid', gap: space.xs }}>
          {formats.map(({ format, label, use }) => (
            <Radio key={format} value={format}>
              {label} ({use.toLowerCase()})
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item
        name="millimetres"
        label={t('Printed width in millimetres')}
        rules={[{ required: true, message: t('Say how wide the codes are to be printed.') }]}
      >
        <InputNumber min={10} max={500} precision={0} suffix="mm" style={{ width: 120 }} />
      </Form.Item>
    </SmallForm>
  );
}
