import { useScreenData } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';

/** What the operator asks for; nothing is shown where they say nothing. */
export function Prices() {
  const { prices = [] } = useScreenData('home');
  const text = useText('home');
  if (prices.length === 0) return null;
  return (
    <section className="band" id="prices">
      <h2>{text('pricesTitle')}</h2>
      <ul className="prices">
        {prices.map(({ name, price, text: about }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="price">{price}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
