import type { Store } from '@swapt/shared/contract';
import { PageForm } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { toValues, type StoreField, type StoreValues } from '../values/store-values.js';
import { ConflictNotice } from './conflict-notice.js';
import { isConflict, useSaveStore, type Send } from './use-save-store.js';

interface Props<Saved> {
  store: Store;
  fields: readonly StoreField[];
  send: Send<Saved>;
  /** The store as it was saved, for the form to go on from. */
  storeOf: (saved: Saved) => Store;
  onSaved: (saved: Saved) => void;
  submitLabel: string;
  cancelLabel?: string;
  onCancel: () => void;
  aside?: ReactNode;
  children: ReactNode;
}

/** Some of the settings of a store as a form. It follows what is stored until somebody types or saves. */
export function StoreForm<Saved>(props: Props<Saved>) {
  const { store } = props;
  const [newest, setNewest] = useState(store);
  const [pinned, setPinned] = useState<Store>();
  const base = pinned ?? (newest.revision > store.revision ? newest : store);
  const goOn = (from: Store) => {
    setNewest(from);
    setPinned(undefined);
  };
  return <OneForm key={base.revision} {...props} store={base} pin={() => setPinned(base)} goOn={goOn} />;
}

interface OneProps<Saved> extends Props<Saved> {
  pin: () => void;
  goOn: (from: Store) => void;
}

function OneForm<Saved>(props: OneProps<Saved>) {
  const { store, fields, send, storeOf, onSaved, pin, goOn, children, ...rest } = props;
  const [form] = Form.useForm<Partial<StoreValues>>();
  const [initial] = useState(() => {
    const values = toValues(store);
    return Object.fromEntries(fields.map((field) => [field, values[field]]));
  });
  const { save, theirs, keepMine } = useSaveStore(store, send);
  return (
    <PageForm<Partial<StoreValues>, Saved, number>
      {...rest}
      form={form}
      initialValues={initial}
      basis={store.revision}
      fields={fields}
      save={(values, basis) => {
        // What is saved is asked for anew, and must not come in place of the form before it has gone on.
        pin();
        return save(values, basis);
      }}
      saysItself={isConflict}
      onValuesChange={pin}
      onSaved={(saved) => {
        onSaved(saved);
        goOn(storeOf(saved));
      }}
    >
      {theirs && (
        <ConflictNotice
          onKeepMine={() => {
            keepMine();
            // The next submit reads it: it is rendered before that.
            setTimeout(form.submit);
          }}
          onTakeTheirs={() => goOn(theirs)}
        />
      )}
      {children}
    </PageForm>
  );
}
