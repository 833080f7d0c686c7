import { useCodeChoices } from '@swapt/shared/choices';
import type { Campaign } from '@swapt/shared/contract';
import { dateLimits } from '@swapt/shared/dates';
import { Panel } from '@swapt/shared/ui';
import { DatePicker, Form, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

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

/** The picker works on the wall clock, the form keeps the moment. */
const moment = {
  getValueProps: (value: string | null) => ({ value: value ? dayjs(value) : null }),
  normalize: (value: Dayjs | null) => value?.toISOString() ?? null,
};

const picker = {
  showTime: { format: 'HH:mm' },
  format: 'D MMM YYYY, HH:mm',
  minDate: dayjs(dateLimits.min),
  maxDate: dayjs(dateLimits.max),
  style: { width: '100%' },
};

/** The fields of a campaign; `known` are the codes it already has. */
export function CampaignFields({ known = [] }: { known?: Campaign['codes'] }) {
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search);
  const found = choices.data?.data ?? [];
  const options = [...known.filter(({ code_id }) => !found.some((code) => code.code_id === code_id)), ...found];

  return (
    <>
      <Panel title="Name and note">
        <Form.Item
          name="name"
          label="Name"
          rules={[{ required: true, whitespace: true, message: 'Please enter a name.' }]}
        >
          <Input maxLength={120} autoFocus />
        </Form.Item>
        <Form.Item name="note" label="Note" extra="Only your team sees it.">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
        </Form.Item>
      </Panel>
      <Panel title="Dates" lead="Times are in your own time zone. Without dates, you start and end it yourself.">
        <Form.Item name="starts_at" label="Starts" {...moment}>
          <DatePicker {...picker} />
        </Form.Item>
        <Form.Item
          name="ends_at"
          label="Ends"
          {...moment}
          dependencies={['starts_at']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, end: string | null) => {
                const start = getFieldValue('starts_at') as string | null;
                return start && end && end <= start
                  ? Promise.reject(new Error('The end must be after the start.'))
                  : Promise.resolve();
              },
            }),
          ]}
        >
          <DatePicker {...picker} />
        </Form.Item>
      </Panel>
      <Panel title="Codes in this campaign">
        <Form.Item name="code_ids" label="Codes" extra="We count the scans of these codes between the two dates.">
          <Select
            mode="multiple"
            placeholder="Choose codes"
            filterOption={false}
            onSearch={setSearch}
            loading={choices.isFetching}
            options={options.map(({ code_id, name }) => ({ value: code_id, label: name }))}
            notFoundContent={choices.isError ? 'The codes could not be loaded.' : 'No code has this name.'}
          />
        </Form.Item>
      </Panel>
    </>
  );
}
