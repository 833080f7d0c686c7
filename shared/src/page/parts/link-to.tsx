import type { ReactNode } from 'react';
import { useSurroundings } from '../surroundings.js';

/** Saved links were checked; this is for those that were not. */
const harmless = /^(https?:|tel:|mailto:|sms:|geo:|#|\/(?!\/))/i;

/** Whether there is somewhere to go: in the editor a link that is still missing is shown all the same. */
export function useIsShown(): (link: string) => boolean {
  const { isEditing } = useSurroundings();
  return (link) => isEditing || harmless.test(link);
}

interface LinkToProps {
  link: string;
  className?: string;
  /** Opens beside the page. */
  isAside?: boolean;
  children: ReactNode;
}

/** A link of a page; in the editor it leads nowhere. */
export function LinkTo({ link, className, isAside = false, children }: LinkToProps) {
  const { isEditing } = useSurroundings();
  if (isEditing || !harmless.test(link)) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={link} {...(isAside && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
