import { useCodeChoices } from '@swapt/shared/choices';
import type { PromoLock } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { atMost, Panel, TextInput } from '@swapt/shared/ui';
import { StartAndEndFields } from '@swapt/shared/ui/dates-from-to';
import { nameMaxLength, promoLimits } from '@swapt/shared/values';
import { Button, Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { PlacesField } from './places-field.js';

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const makeUp = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (one) => letters[one % letters.length]).join('');

/** Everything that a promo lock is made of; `known` are the codes it already has. */
export const LockFields = ({ known = [] }: { known?: PromoLock['codes'] }) => (
  <>
    <Panel title={t('Promo lock')}>
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('Shoppers see it once it is open for them, for example “Autumn fair”.')}
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} />
      </Form.Item>
      <CodeField />
    </Panel>
    <Panel
      title={t('Where it opens')}
      lead={t('Shoppers must be at one of these places. If you choose codes, they must also have scanned one of them.')}
    >
      <PlacesField />
      <CodesField known={known} />
    </Panel>
    <Panel
      title={t('When it opens')}
      lead={t('Times are in your own time zone. Without dates it opens while it is active.')}
    >
      <StartAndEndFields />
    </Panel>
    <Panel
      title={t('How often')}
      lead={t('What nobody uses within {minutes} minutes is given back.', { minutes: promoLimits.grantMinutes })}
    >
      <Uses name="limit_total" label={t('How often in all')} />
      <Uses
        name="limit_each"
        label={t('How often for one person')}
        extra={t('A person is known by their browser, and by e-mail and phone once they order.')}
      />
    </Panel>
  </>
);

function CodeField() {
  const form = Form.useFormInstance();
  return (
    <Form.Item
      name="promo_code"
      label={t('Promo code')}
      required
      extra={
        <>
          {t('Shoppers type it. A position can be faked by those who know how: the limits below protect you.')}{' '}
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            onClick={() => form.setFields([{ name: 'promo_code', value: makeUp(), errors: [], touched: true }])}
          >
            {t('Make one up')}
          </Button>
        </>
      }
      rules={[
        {
          pattern: new RegExp(`^\\s*[A-Za-z0-9_-]{3,${promoLimits.code}}\\s*$`),
          required: true,
          message: t('Write 3 to {max} letters, digits or hyphens, without spaces.', { max: promoLimits.code }),
        },
      ]}
    >
      <TextInput max={promoLimits.code} autoComplete="off" />
    </Form.Item>
  );
}

function CodesField({ known }: { known: PromoLock['codes'] }) {
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search);
  const found = choices.data?.data ?? [];
  const options = [...known.filter(({ code_id }) => !found.some((code) => code.code_id === code_id)), ...found];
  return (
    <Form.Item
      name="code_ids"
      label={t('Codes')}
      style={{ marginTop: 24 }}
      extra={t('Leave it empty, and nobody has to scan anything.')}
    >
      <Select
        mode="multiple"
        placeholder={t('Choose codes')}
        filterOption={false}
        onSearch={setSearch}
        loading={choices.isFetching}
        options={options.map(({ code_id, name }) => ({ value: code_id, label: name }))}
        notFoundContent={choices.isError ? t('The codes could not be loaded.') : t('No code has this name.')}
      />
    </Form.Item>
  );
}

const Uses = ({ name, label, extra }: { name: string; label: string; extra?: string }) => (
  <Form.Item
    name={name}
    label={label}
    extra={extra}
    rules={[
      {
        validator: async (_, value: number | null) => {
          if (value === null || (Number.isInteger(value) && value >= 1 && value <= promoLimits.uses)) return;
          throw new Error(t('Write a whole number from 1, or leave it empty.'));
        },
      },
    ]}
  >
    <InputNumber inputMode="numeric" placeholder={t('No limit')} style={{ width: 160 }} />
  </Form.Item>
);
