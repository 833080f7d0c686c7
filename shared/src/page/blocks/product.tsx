import type { BlockProps } from '../../contract/index.js';
import { LinkTo } from '../parts/link-to.js';
import { Missing } from '../parts/missing.js';
import { Picture } from '../parts/picture.js';
import { Section } from '../parts/section.js';
import { Words } from '../parts/words.js';

type Item = BlockProps['product']['products'][number];

/** Things to buy: cards with pictures, or a list with prices as on a menu. */
export function Product({ id, title, layout, products }: BlockProps['product']) {
  const shown = products.filter(({ name }) => name !== '');
  if (shown.length === 0) return <Missing id={id}>Add a product</Missing>;
  const List = layout === 'list' ? Line : Card;
  return (
    <Section id={id} name="product" title={title} className={layout === 'list' ? 'lp-narrow' : ''}>
      <ul className={layout === 'list' ? 'lp-price-list' : 'lp-product-cards'}>
        {shown.map((item, index) => (
          <li key={index}>
            <List {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Card({ name, text, price, link, picture }: Item) {
  return (
    <article className="lp-card lp-product-card">
      {picture && <Picture picture={picture} sizes="(min-width: 720px) 340px, 100vw" />}
      <div className="lp-card-words">
        <h3>{link === '' ? name : <LinkTo link={link}>{name}</LinkTo>}</h3>
        {text !== '' && (
          <p className="lp-small">
            <Words text={text} />
          </p>
        )}
        {price !== '' && <p className="lp-price">{price}</p>}
      </div>
    </article>
  );
}

function Line({ name, text, price, link, picture }: Item) {
  return (
    <article className="lp-line">
      {picture && <Picture picture={picture} sizes="72px" />}
      <div className="lp-card-words">
        <h3>{link === '' ? name : <LinkTo link={link}>{name}</LinkTo>}</h3>
        {text !== '' && (
          <p className="lp-small">
            <Words text={text} />
          </p>
        )}
      </div>
      {price !== '' && <p className="lp-price">{price}</p>}
    </article>
  );
}
