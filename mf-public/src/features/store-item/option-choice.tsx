import type { ShownProduct } from '@swapt/shared/contract';
import type { LedBy } from '@swapt/shared/public/led-by';
import { useEffect, useRef } from 'react';
import { LedInputs } from '../../entities/store/led-inputs.js';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  options: ShownProduct['options'];
  values: readonly string[];
  onChoose: (values: string[]) => void;
  led: LedBy | undefined;
}

/** Chooses a variant by its options; before the page is live a plain form does the same. */
export function OptionChoice({ options, values, onChoose, led }: Props) {
  const text = useText('storeItem');
  const isLive = useIsLive();
  const form = useRef<HTMLFormElement>(null);
  // What the form shows is what is chosen: also what somebody chose before the page was live, which nobody heard of.
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const shown = options.map((_, at) => data.get(`option${at}`));
    if (shown.every((value) => typeof value === 'string') && !isSame(shown, values)) onChoose(shown);
  });
  return (
    <form className="options" ref={form}>
      <LedInputs led={led} />
      {options.map((option, at) => (
        <fieldset key={option.name}>
          <legend dir="auto">{option.name}</legend>
          {option.values.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`option${at}`}
                value={value}
                checked={values[at] === value}
                onChange={() => onChoose(values.map((old, index) => (index === at ? value : old)))}
              />
              <bdi>{value}</bdi>
            </label>
          ))}
        </fieldset>
      ))}
      {!isLive && <button className="button quiet without-script">{text('choose')}</button>}
    </form>
  );
}

const isSame = (some: readonly string[], others: readonly string[]) => some.every((value, at) => value === others[at]);
