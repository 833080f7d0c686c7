import { useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import type { ReactNode } from 'react';
import type { StockFormProps } from './stock-form-props.js';
import { atField, unitsRefusals, type FieldOf } from './at-field.js';
import { readUnits } from './read-units.js';

export interface ChangeValues {
  units: string;
  note: string;
}

interface Done {
  text: string;
  undo?: (() => Promise<unknown>) | undefined;
}

interface Props<Values extends ChangeValues> extends StockFormProps {
  initialValues: Values;
  fields: readonly (keyof Values & string)[];
  /** Sends it; nothing where the person was told why not. */
  send: (units: number, values: Values) => Promise<Done | undefined>;
  /** What the API calls the number. */
  sentAs: string;
  refusals?: FieldOf;
  submitLabel: string;
  children: ReactNode;
}

/** A dialog that changes the stock of one variant by a number. What is refused is said at the field, and nothing typed is lost. */
export function ChangeForm<Values extends ChangeValues>(props: Props<Values>) {
  const { store, row, close, initialValues, fields, send, sentAs, refusals, submitLabel, children } = props;
  const { call, notify, report } = useShell();
  const refresh = useRefresh('stores.stockSettings');

  const takeBack = async (undo: () => Promise<unknown>) => {
    await undo();
    // What was sold without counting is again.
    const { mode, variant_id } = row.variant;
    if (mode === 'free') await call('stores.stockSettings', { store_id: store.store_id, variant_id, mode });
    notify.success(t('The change was taken back.'));
  };

  const save = async (values: Values) => {
    try {
      const done = await send(readUnits(values.units) ?? 0, values);
      if (!done) return false;
      const { text, undo } = done;
      notify.success(text, undo && { label: t('Undo'), run: () => void takeBack(undo).catch(report).then(refresh) });
      return close();
    } catch (error) {
      throw atField(error, { ...unitsRefusals, ...refusals }, sentAs);
    }
  };

  return (
    <SmallForm<Values>
      initialValues={initialValues}
      fields={fields}
      save={save}
      submitLabel={submitLabel}
      onCancel={close}
    >
      {children}
    </SmallForm>
  );
}
