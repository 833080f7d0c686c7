import { useState } from 'react';
import { useText } from '../../frame/use-text.js';

const days = ['monday', 'friday', 'december'] as const;

/** Shows the product's main idea: the print stays, its destination changes. The first one is there without script. */
export function Destinations() {
  const text = useText('home');
  const [chosen, setChosen] = useState<(typeof days)[number]>('monday');
  return (
    <section className="swap">
      <div>
        <h2>{text('swapTitle')}</h2>
        <p>{text('swapText')}</p>
        <fieldset>
          <legend>{text('whereTo')}</legend>
          {days.map((day) => (
            <label key={day}>
              <input type="radio" name="destination" checked={day === chosen} onChange={() => setChosen(day)} />
              {text(day)}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="phone" role="status" aria-label={text('onPhone')}>
        <p className="phone-address">{text('yourShop')}</p>
        <p className="phone-title">{text(`${chosen}Title`)}</p>
        <p>{text(`${chosen}Text`)}</p>
        <span className="phone-line" />
        <span className="phone-line short" />
      </div>
    </section>
  );
}
