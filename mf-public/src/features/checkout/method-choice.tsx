import type { OrderQuote } from '@swapt/shared/contract';
import type { CheckoutScreenData } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';

type Shown = Extract<CheckoutScreenData, { kind: 'shown' }>;
type Method = OrderQuote['methods'][number];

/** How somebody gets what they order. A way that is not open to it says why. */
export function MethodChoice({ quote, values, problems }: Pick<Shown, 'quote' | 'values' | 'problems'>) {
  const text = useText('checkout');
  const { methods, method_id: reckoned } = quote;
  return (
    <fieldset className="methods" aria-describedby={problems.method ? 'method-problem' : undefined}>
      <legend>{text('how')}</legend>
      {methods.map((method) => {
        const { method_id: id } = method;
        const isChosen = (values.method || reckoned) === id;
        return (
          <MethodField
            key={id}
            method={method}
            isChosen={isChosen}
            time={isChosen ? values.time : ''}
            problem={isChosen ? problems.time : undefined}
          />
        );
      })}
      {problems.method && (
        <p className="problem" id="method-problem">
          {problems.method}
        </p>
      )}
    </fieldset>
  );
}

interface Props {
  method: Method;
  isChosen: boolean;
  time: string;
  problem: string | undefined;
}

function MethodField({ method, isChosen, time, problem }: Props) {
  const text = useText('checkout');
  const { method_id: id, kind, name, place, ready, times, price, problem: reason } = method;
  // Another address may open it.
  const isShut = reason === 'no_times' || reason === 'needs_card';
  return (
    <div className="method">
      <label>
        <input
          type="radio"
          name="method"
          value={id}
          required
          data-kind={kind}
          defaultChecked={isChosen && !isShut}
          disabled={isShut}
        />
        <span className="method-facts">
          <span className="method-name">
            <strong dir="auto">{name}</strong>
            {price && !reason && <bdi>{price.amount === 0 ? text('free') : price.text}</bdi>}
            {!price && !reason && <span className="small">{text('byAddress')}</span>}
          </span>
          {place && (
            <span className="small as-written" dir="auto">
              {place}
            </span>
          )}
          {ready && <span className="small">{text('ready', { time: ready })}</span>}
          {reason && (
            <span className="small">
              {reason === 'below_minimum'
                ? text('belowMinimum', { minimum: method.minimum?.text ?? '' })
                : text(reasons[reason])}
            </span>
          )}
        </span>
      </label>
      {times.length > 0 && !reason && (
        <Field label={text('time')} problem={problem}>
          {(props) => (
            <select {...props} name={`time.${id}`} defaultValue={time}>
              <option value="">{text('chooseTime')}</option>
              {times.map(({ from, text: words }) => (
                <option key={from} value={from}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}

const reasons = {
  not_there: 'notThere',
  no_times: 'noTimes',
  needs_card: 'needsCard',
} as const;
