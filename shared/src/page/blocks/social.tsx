import type { BlockProps } from '../../contract/index.js';
import { LinkTo, useIsShown } from '../parts/link-to.js';
import { Missing } from '../parts/missing.js';
import { Section } from '../parts/section.js';
import { useText } from '../parts/use-text.js';
import { NetworkMark, networks } from './social-networks.js';

export function Social({ id, title, accounts }: BlockProps['social']) {
  const isShown = useIsShown();
  const text = useText('blocks');
  const shown = accounts.filter(({ link }) => isShown(link));
  if (shown.length === 0) return <Missing id={id}>Add an account</Missing>;
  return (
    <Section id={id} name="social" title={title}>
      <ul className="lp-accounts">
        {shown.map(({ network, link }, index) => (
          <li key={index}>
            <LinkTo link={link} className="lp-account">
              <NetworkMark network={network} size={24} />
              {network === 'website' ? text('website') : networks[network].name}
            </LinkTo>
          </li>
        ))}
      </ul>
    </Section>
  );
}
