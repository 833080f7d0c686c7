import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { Button, Form } from 'antd';
import { noPrice, withRow, type PriceDraft, type VariantDraft, type VariantRow } from './variant-rows.js';

/** Of what each SKU begins with, so that values fit behind it. */
const longestSku = 30;

interface Props {
  currency: string;
  rows: readonly VariantRow[];
  drafts: readonly VariantDraft[];
  onFill: (drafts: VariantDraft[]) => void;
}

interface Values extends PriceDraft {
  sku: string;
}

/** Fills the same into all variants that are sold, in a dialog. What is left empty there stays as it is. */
export function FillAllButton({ currency, rows, drafts, onFill }: Props) {
  const { modal } = useShell();
  const sold = rows.filter(({ isOff }) => !isOff);

  const fill = (values: Values) =>
    onFill(sold.reduce<VariantDraft[]>((next, row) => withRow(next, row, filled(row, currency, values)), [...drafts]));

  const open = () =>
    modal.open({
      title: t('Fill all variants'),
      content: (close) => <FillForm currency={currency} count={sold.length} onFill={fill} close={close} />,
    });
  return (
    <Button onClick={open} disabled={sold.length === 0}>
      {t('Fill all')}
    </Button>
  );
}

function filled({ prices, sku, label }: VariantRow, currency: string, typed: Values): Partial<VariantDraft> {
  const before = prices[currency] ?? noPrice;
  const price = {
    amount: typed.amount ?? before.amount,
    compare_at: typed.compare_at ?? before.compare_at,
    cost: typed.cost ?? before.cost,
  };
  const beginning = typed.sku.trim();
  return { prices: { ...prices, [currency]: price }, sku: beginning ? `${beginning}-${skuEnding(label)}` : sku };
}

/** "Crème / 1,5 l" as "CREME-1-5-L": accents go, which scanners and other programs stumble over; letters of other scripts stay. */
const skuEnding = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC')
    .toUpperCase();

interface FormProps {
  currency: string;
  count: number;
  onFill: (values: Values) => void;
  close: () => void;
}

function FillForm({ currency, count, onFill, close }: FormProps) {
  const money = (name: 'amount' | 'compare_at' | 'cost', label: string, noun: string, extra?: string) => (
    <Form.Item name={name} label={label} extra={extra} rules={[moneyRule({ currency, noun })]} validateTrigger="onBlur">
      <MoneyField currency={currency} autoFocus={name === 'amount'} />
    </Form.Item>
  );
  const initial: Values = { amount: null as TypedMoney, compare_at: null, cost: null, sku: '' };
  return (
    <SmallForm<Values>
      initialValues={initial}
      fields={['amount', 'compare_at', 'cost', 'sku']}
      save={(values) => {
        onFill(values);
        close();
        return Promise.resolve();
      }}
      submitLabel={t('Fill {count} variants', { count: String(count) })}
      onCancel={close}
    >
      <p style={{ marginTop: 0 }}>{t('What you leave empty here stays as it is. Nothing is saved yet.')}</p>
      {money('amount', t('Price'), t('The price'))}
      {money('compare_at', t('Price before'), t('The price before'), t('Shown crossed out beside the price.'))}
      {money('cost', t('Cost'), t('The cost'), t('What it costs you. Shoppers never see it.'))}
      <Form.Item
        name="sku"
        label={t('SKU begins with')}
        extra={t('The values of each variant follow, for example MUG-LARGE-RED.')}
        rules={[atMost(longestSku)]}
      >
        <TextInput max={longestSku} placeholder="MUG" style={{ maxWidth: 240 }} />
      </Form.Item>
    </SmallForm>
  );
}
