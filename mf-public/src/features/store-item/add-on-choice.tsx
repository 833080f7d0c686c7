import type { ShownProduct } from '@swapt/shared/contract';
import { useId } from 'react';
import { useText } from '../../frame/use-text.js';

type AddOn = ShownProduct['add_ons'][number];
/** How many of each add-on, by its id; none where it is missing. */
export type ChosenAddOns = Readonly<Record<string, number>>;

/** More than these would push the button out of sight, so they are opened by whoever wants one. */
const seenAtOnce = 8;

interface Props {
  addOns: readonly AddOn[];
  chosen: ChosenAddOns;
  onChoose: (chosen: ChosenAddOns) => void;
}

/** What can be added to each one: a box to tick, or a number where there can be several. */
export function AddOnChoice({ addOns, chosen, onChoose }: Props) {
  const text = useText('storeItem');
  if (addOns.length === 0) return null;
  const isMany = addOns.length > seenAtOnce;
  const fields = (
    <fieldset aria-label={isMany ? text('extras') : undefined}>
      {!isMany && <legend>{text('extras')}</legend>}
      {addOns.map((addOn) => (
        <AddOnField
          key={addOn.add_on_id}
          addOn={addOn}
          count={chosen[addOn.add_on_id] ?? 0}
          onCount={(count) => onChoose({ ...chosen, [addOn.add_on_id]: count })}
        />
      ))}
    </fieldset>
  );
  if (!isMany) return <div className="add-ons">{fields}</div>;
  return (
    <details className="add-ons">
      <summary>
        {text('extras')} ({addOns.length})
      </summary>
      {fields}
    </details>
  );
}

interface FieldProps {
  addOn: AddOn;
  count: number;
  onCount: (count: number) => void;
}

function AddOnField({ addOn: { add_on_id: addOnId, name, price, most }, count, onCount }: FieldProps) {
  const text = useText('storeItem');
  const id = useId();
  const words = <bdi>{text('extra', { name, price: price.text })}</bdi>;
  if (most === 1) {
    return (
      <label>
        <input
          type="checkbox"
          name={`add-on.${addOnId}`}
          checked={count > 0}
          onChange={({ target }) => onCount(target.checked ? 1 : 0)}
        />
        {words}
      </label>
    );
  }
  return (
    <label htmlFor={id}>
      <select id={id} name={`add-on.${addOnId}`} value={count} onChange={({ target }) => onCount(Number(target.value))}>
        {Array.from({ length: most + 1 }, (_, number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
      {words}
    </label>
  );
}
