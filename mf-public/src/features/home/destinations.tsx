import { useState } from 'react';

const destinations = [
  ['Monday', 'Lunch menu', 'Three dishes, prices, allergens'],
  ['Friday', 'Tonight’s live music', 'Doors at eight, a table for two'],
  ['December', 'Gift vouchers', 'Order by the 20th, collect in the shop'],
] as const;

/** Shows the product's main idea: the print stays, its destination changes. The first one is there without script. */
export function Destinations() {
  const [chosen, setChosen] = useState(0);
  const [, title, text] = destinations[chosen] ?? destinations[0];
  return (
    <section className="swap">
      <div>
        <h2>Same printed code, new destination</h2>
        <p>
          You print a short address that stays yours. You choose where it leads: today to a menu, tomorrow to an offer.
          You never have to print it again.
        </p>
        <fieldset>
          <legend>Where should it lead?</legend>
          {destinations.map(([when], index) => (
            <label key={when}>
              <input type="radio" name="destination" checked={index === chosen} onChange={() => setChosen(index)} />
              {when}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="phone" role="status" aria-label="What the phone shows">
        <p className="phone-address">your-shop</p>
        <p className="phone-title">{title}</p>
        <p>{text}</p>
        <span className="phone-line" />
        <span className="phone-line short" />
      </div>
    </section>
  );
}
