import type { BlockProps } from '../../contract/index.js';
import { LinkTo, useIsShown } from './link-to.js';

/** Buttons beside each other where there is room. One without a label or a way to go is not shown. */
export function ButtonRow({ buttons, align }: Pick<BlockProps['buttons'], 'buttons' | 'align'>) {
  const isShown = useIsShown();
  const shown = buttons.filter(({ label, link }) => label !== '' && isShown(link));
  if (shown.length === 0) return null;
  return (
    <p className={`lp-actions lp-${align}`}>
      {shown.map(({ label, link, look: style }, index) => (
        <LinkTo key={index} link={link} className={`lp-button lp-${style}`}>
          {label}
        </LinkTo>
      ))}
    </p>
  );
}
