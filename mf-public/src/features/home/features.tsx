import { useText } from '../../frame/use-text.js';
import { pictures, type Feature } from './feature-pictures.js';

const groups = [
  ['style', ['brand', 'picture', 'scansWell', 'printers']],
  ['lead', ['pages', 'rules', 'coupons', 'forms']],
  ['many', ['labels', 'list', 'campaigns', 'works']],
] as const satisfies readonly (readonly [string, readonly Feature[]])[];

/** All that there is to the product, by what a shop owner wants: a picture and a sentence each. */
export function Features() {
  const text = useText('home');
  return (
    <section className="band">
      <h2>{text('featuresTitle')}</h2>
      {groups.map(([group, features]) => (
        <section key={group} className="feature-group">
          <h3>{text(`${group}Title`)}</h3>
          <div className="features">
            {features.map((name) => (
              <article key={name}>
                <div className="picture">{pictures[name]}</div>
                <h4>{text(`${name}Title`)}</h4>
                <p>{text(`${name}Text`)}</p>
              </article>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
