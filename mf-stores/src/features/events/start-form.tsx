import type { StandEvent } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { atMost, RequiredSelect, SmallForm, TextInput } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { eventLimits } from '@swapt/shared/values';
import { Form } from 'antd';
import { useStartDesk } from '../../entities/desks/desks.queries.js';
import { deskPaths } from '../../entities/desks/paths.js';
import { fiscalWords } from '../../entities/desks/event-words.js';

interface Props {
  event: Pick<StandEvent, 'event_id' | 'currency' | 'stores'>;
  storeId?: string;
  close: () => void;
}

/** Where there is one store alone, nobody chooses. */
interface Values {
  store_id?: string;
  device: string;
  opening: TypedMoney;
}

/** Opens a desk at an event: its name and the money that is put into its drawer. */
export function StartForm({ event: { event_id, currency, stores }, storeId, close }: Props) {
  const start = useStartDesk();
  const only = stores.find(({ store_id }) => store_id === storeId)?.store_id ?? stores[0]?.store_id ?? '';
  return (
    <SmallForm<Values>
      initialValues={{
        store_id: only,
        device: '',
        opening: null,
      }}
      fields={['store_id', 'device', 'opening']}
      save={async ({ store_id = only, device, opening }) => {
        if (!opening || typeof opening !== 'object') return false;
        const asked = { event_id, store_id, device: device.trim(), opening: opening.amount };
        const { data } = await start.mutateAsync(asked);
        close();
        // A page of its own: it is kept on the device as it is opened.
        return location.assign(deskPaths.desk(data.session_id));
      }}
      submitLabel={t('Start selling')}
      onCancel={close}
    >
      {stores.length > 1 && (
        <Form.Item name="store_id" label={t('Store')}>
          <RequiredSelect options={stores.map(({ store_id: value, name: label }) => ({ value, label }))} />
        </Form.Item>
      )}
      <Form.Item
        name="device"
        label={t('Name of the desk')}
        extra={t('Such as “Desk 1” or “Phone of Kim”. It stands on receipts and in the settlement.')}
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(eventLimits.device)]}
      >
        <TextInput max={eventLimits.device} />
      </Form.Item>
      <Form.Item
        name="opening"
        label={t('Money in the drawer')}
        extra={t('What you have to give change with. Write 0 where there is none.')}
        rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
      <p>{fiscalWords}</p>
    </SmallForm>
  );
}
