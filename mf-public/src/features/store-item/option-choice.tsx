import type { ShownProduct } from '@swapt/shared/contract';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  options: ShownProduct['options'];
  values: readonly string[];
  onChoose: (values: string[]) => void;
}

/** Chooses a variant by its options; before the page is live a plain form does the same. */
export function OptionChoice({ options, values, onChoose }: Props) {
  const text = useText('storeItem');
  const isLive = useIsLive();
  return (
    <form className="options">
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
