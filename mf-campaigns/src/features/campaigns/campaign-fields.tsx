import { useCodeChoices } from '@swapt/shared/choices';
import type { Campaign } from '@swapt/shared/contract';
import { atMost, Panel, TextArea, TextInput } from '@swapt/shared/ui';
import { StartAndEndFields } from '@swapt/shared/ui/dates-from-to';
import { nameMaxLength } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

/** Moments are in ISO 8601. */
export interface CampaignValues {
  name: string;
  note: string;
  starts_at: string | null;
  ends_at: string | null;
  code_ids: string[];
}

export const campaignFields = ['name', 'note', 'starts_at', 'ends_at', 'code_ids'] as const;

export const emptyCampaign: CampaignValues = { name: '', note: '', starts_at: null, ends_at: null, code_ids: [] };

/** A saved campaign as the form holds it. */
export const toValues = ({ name, note, starts_at, ends_at, codes }: Campaign): CampaignValues => ({
  ...{ name, note, starts_at, ends_at },
  code_ids: codes.map(({ code_id }) => code_id),
});

/** The form's values as the API takes them. */
export const toInput = ({ name, ...rest }: CampaignValues) => ({ name: name.trim(), ...rest });

/** The fields of a campaign; `known` are the codes it already has. */
export function CampaignFields({ known = [] }: { known?: Campaign['codes'] }) {
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search);
  const found = choices.data?.data ?? [];
  const options = [...known.filter(({ code_id }) => !found.some((code) => code.code_id === code_id)), ...found];

  return (
    <>
      <Panel title={t('Name and note')}>
        <Form.Item
          name="name"
          label={t('Name')}
          rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
        >
          <TextInput max={nameMaxLength} autoFocus />
        </Form.Item>
        <Form.Item name="note" label={t('Note')} extra={t('Only your team sees it.')} rules={[atMost(2000)]}>
          <TextArea max={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Panel>
      <Panel
        title={t('Dates')}
        lead={t('Times are in your own time zone. Without dates, you start and end it yourself.')}
      >
        <StartAndEndFields />
      </Panel>
      <Panel title={t('Codes in this campaign')}>
        <Form.Item
          name="code_ids"
          label={t('Codes')}
          extra={t('We count the scans of these codes between the two dates.')}
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
      </Panel>
    </>
  );
}
