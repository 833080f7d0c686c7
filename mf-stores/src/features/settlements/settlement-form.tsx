import { formatMoney, moneyLimit } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextArea } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { deskTenders, settlementLimits, type DeskTender } from '@swapt/shared/values';
import { Form } from 'antd';
import { Difference } from '../../entities/desks/difference.js';
import { tenderWords } from '../../entities/desks/tender-words.js';
import { tendersIn, type StoreMoney } from './settlement-words.js';
import { useSubmit } from './settlements.queries.js';
import { SlipField } from './slip-field.js';

interface Values {
  counted: Partial<Record<DeskTender, TypedMoney>>;
  note: string;
  slip_id: string | undefined;
}

interface Props {
  eventId: string;
  store: StoreMoney;
  currency: string;
  /** Part of a dialog. */
  close?: () => void;
}

const hints: Partial<Record<DeskTender, string>> = {
  cash: t('All of the drawers together, with what was in them at first.'),
  card: t('What the terminal’s report of the day says.'),
};

/** What was counted: of all of it, or of what came since. */
export function SettlementForm({ eventId, store, currency, close }: Props) {
  const { notify } = useShell();
  const submit = useSubmit();
  const { due, drawers, settlements } = store;
  const last = settlements.find(({ state }) => state === 'approved');
  const tenders = deskTenders.filter((tender) => tendersIn(due).includes(tender) || tender === 'card');
  const money = (amount: number) => ({ amount, currency });
  /** What the server books itself is as it is booked; what somebody counts is for them to type. */
  const suggested = (tender: DeskTender): TypedMoney => {
    if (tender === 'cash') return money(last ? due.cash : drawers);
    return tender === 'online' || tender === 'square' || (tender === 'card' && due.card === 0)
      ? money(due[tender])
      : null;
  };

  const save = async ({ counted, note, slip_id }: Values) => {
    const amounts: Partial<Record<DeskTender, number>> = {};
    for (const tender of tenders) {
      const typed = counted[tender];
      if (typed && typeof typed === 'object') amounts[tender] = typed.amount;
    }
    await submit.mutateAsync({
      ...{ event_id: eventId, store_id: store.store_id, counted: amounts, note: note.trim() },
      ...(last && { adjusts: last.settlement_id }),
      ...(slip_id && { slip_id }),
    });
    notify.success(t('It is submitted. Somebody else approves it.'));
    close?.();
  };

  return (
    <SmallForm<Values>
      initialValues={{
        counted: Object.fromEntries(tenders.map((tender) => [tender, suggested(tender)])),
        note: '',
        slip_id: undefined,
      }}
      fields={['counted', 'note', 'slip_id']}
      save={save}
      submitLabel={t('Submit')}
      draftName={`${t('Settlement')} ${store.store_id} ${settlements.length}`}
      {...(close ? { onCancel: close } : { isGuarded: true })}
    >
      {tenders.map((tender) => (
        <div key={tender}>
          <Form.Item
            name={['counted', tender]}
            label={t('{tender}, expected {money}', {
              tender: tenderWords[tender],
              money: formatMoney(money(due[tender])),
            })}
            extra={last ? undefined : hints[tender]}
            rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true, min: last ? -moneyLimit : 0 })]}
            style={{ marginBottom: 4 }}
          >
            <MoneyField currency={currency} />
          </Form.Item>
          <Form.Item noStyle dependencies={[['counted', tender]]}>
            {({ getFieldValue }) => {
              const typed = getFieldValue(['counted', tender]) as TypedMoney;
              return (
                <div role="status" style={{ marginBottom: 16 }}>
                  {typed && typeof typed === 'object' && (
                    <Difference expected={due[tender]} counted={typed.amount} currency={currency} />
                  )}
                </div>
              );
            }}
          </Form.Item>
        </div>
      ))}
      <Form.Item name="slip_id" label={t('Photo of the slip (optional)')} extra={t('Only your team can open it.')}>
        <SlipField eventId={eventId} />
      </Form.Item>
      <Form.Item name="note" label={t('Note (optional)')} rules={[atMost(settlementLimits.note)]}>
        <TextArea max={settlementLimits.note} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </SmallForm>
  );
}
