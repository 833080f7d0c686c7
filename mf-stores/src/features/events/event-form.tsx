import type { StandEvent } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, RequiredSelect, SmallForm, TextInput } from '@swapt/shared/ui';
import { StartAndEndFields } from '@swapt/shared/ui/dates-from-to';
import { eventLimits, nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { useState } from 'react';
import { useStores } from '../../entities/stores/stores.queries.js';
import { useScheduleEvent, useUpdateEvent } from './events.queries.js';

interface Props {
  /** The store that it is planned from. */
  storeId: string;
  event?: StandEvent;
  onSaved: (event: StandEvent) => void;
  close: () => void;
}

interface Values {
  name: string;
  place: string;
  store_ids: string[];
  starts_at: string | null;
  ends_at: string | null;
}

const mostStores = 100;
const hourMs = 3_600_000;

/** Plans an event, or changes one. */
export function EventForm({ storeId, event, onSaved, close }: Props) {
  const { notify } = useShell();
  const [create, update] = [useScheduleEvent(), useUpdateEvent()];
  const { data: stores } = useStores({ pageSize: mostStores });
  const [nextHour] = useState(() => new Date(Math.ceil(Date.now() / hourMs) * hourMs).toISOString());
  const save = async ({ name, place, store_ids, starts_at, ends_at }: Values) => {
    const fields = {
      name: name.trim(),
      place: place.trim(),
      starts_at: starts_at ?? new Date().toISOString(),
      ends_at,
    };
    const saved = event
      ? await update.mutateAsync({
          ...{ event_id: event.event_id, revision: event.revision },
          // Once something was sold, they stay as they are.
          data: { ...fields, ...(!isSame(store_ids, event) && { store_ids }) },
        })
      : await create.mutateAsync({ ...fields, store_ids });
    notify.success(t('“{name}” is saved.', { name: saved.data.name }));
    close();
    onSaved(saved.data);
  };
  return (
    <SmallForm<Values>
      initialValues={{
        ...{ name: event?.name ?? '', place: event?.place ?? '', ends_at: event?.ends_at ?? null },
        starts_at: event?.starts_at ?? nextHour,
        store_ids: event?.stores.map((one) => one.store_id) ?? [storeId],
      }}
      fields={['name', 'place', 'store_ids', 'starts_at', 'ends_at']}
      save={save}
      submitLabel={event ? t('Save') : t('Plan the event')}
      onCancel={close}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} placeholder={t('Spring market')} />
      </Form.Item>
      <Form.Item name="place" label={t('Place (optional)')} rules={[atMost(eventLimits.place)]}>
        <TextInput max={eventLimits.place} placeholder={t('Town square')} />
      </Form.Item>
      <Form.Item
        name="store_ids"
        label={t('Stores that sell there')}
        extra={t('All of one currency.')}
        rules={[{ required: true, message: t('Choose at least one store.') }]}
      >
        <RequiredSelect
          mode="multiple"
          optionFilterProp="label"
          loading={!stores}
          options={stores?.data.map(({ store_id: value, name: label }) => ({ value, label })) ?? []}
        />
      </Form.Item>
      <StartAndEndFields />
    </SmallForm>
  );
}

const isSame = (ids: readonly string[], { stores }: StandEvent) =>
  ids.length === stores.length && stores.every(({ store_id }) => ids.includes(store_id));
