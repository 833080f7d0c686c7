import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import type { StockMode } from '@swapt/shared/values';
import { Form, Radio } from 'antd';
import { useStockSettings } from '../inventory.queries.js';
import { stockName } from '../stock/stock-rows.js';
import type { StockFormProps } from './stock-form-props.js';
import { atField } from './at-field.js';
import { readUnits } from './read-units.js';
import { UnitsField } from './units-field.js';

interface Values {
  mode: StockMode;
  safety: string;
  low_at: string;
}

const modes = [
  { value: 'track', label: t('Counted: shoppers can buy no more than you have') },
  { value: 'free', label: t('Not counted: shoppers can always buy it') },
];

/** How the stock of a variant is kept. */
export function SettingsForm({ store, row, close }: StockFormProps) {
  const { notify } = useShell();
  const settings = useStockSettings();
  const { variant_id, mode, safety, low_at: lowAt } = row.variant;

  const save = async (values: Values) => {
    const place = { store_id: store.store_id, variant_id };
    try {
      await settings.mutateAsync({
        ...{ ...place, mode: values.mode, safety: readUnits(values.safety) ?? 0 },
        low_at: readUnits(values.low_at) ?? null,
      });
    } catch (error) {
      throw atField(error, { 'stock.reserved': 'mode' });
    }
    notify.success(t('The stock settings of “{name}” were saved.', { name: stockName(row) }));
    close();
  };

  return (
    <SmallForm<Values>
      initialValues={{ mode, safety: String(safety), low_at: lowAt === null ? '' : String(lowAt) }}
      fields={['mode', 'safety', 'low_at']}
      save={save}
      submitLabel={t('Save settings')}
      onCancel={close}
    >
      <Form.Item name="mode" label={t('How it is sold')}>
        <Radio.Group options={modes} style={{ display: 'grid', gap: 8 }} />
      </Form.Item>
      <UnitsField
        name="safety"
        label={t('Keep back')}
        least={0}
        extra={t('So many stay for you: shoppers cannot buy the last ones.')}
        isOptional
      />
      <UnitsField
        name="low_at"
        label={t('Low at')}
        least={0}
        extra={t('It is marked as low once so few can be bought. Empty: only when it is sold out.')}
        isOptional
      />
    </SmallForm>
  );
}
