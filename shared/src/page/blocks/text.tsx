import type { BlockProps } from '../../contract/index.js';
import { RichText } from '../parts/rich-text.js';
import { Section } from '../parts/section.js';
import { Words } from '../parts/words.js';

export function Text({ id, title, text, align, rows }: BlockProps['text']) {
  const shown = rows.filter(({ label, value }) => label !== '' || value !== '');
  return (
    <Section id={id} name="text" title={title} className={`lp-narrow lp-${align}`}>
      <RichText text={text} />
      {shown.length > 0 && (
        <dl className="lp-rows">
          {shown.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <Words text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
