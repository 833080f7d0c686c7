import type { About } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.js';
import { ContactButtons, ContactHours } from './shop-contact.js';

interface Props {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  picture: ReactNode;
  about?: About | undefined;
  /** A dead end: how to reach the organization stands here, too. */
  isDeadEnd?: boolean;
  /** Stands below everything else. */
  last?: ReactNode;
}

/** A page that says one thing and offers ways on. */
export function Message({ title, children, actions, picture, about, isDeadEnd, last }: Props) {
  return (
    <PageFrame about={about}>
      <section className="message">
        {picture}
        <h1>{title}</h1>
        {children}
        <p className="actions">
          {isDeadEnd && <ContactButtons />}
          {actions}
        </p>
        {isDeadEnd && <ContactHours />}
        {last}
      </section>
    </PageFrame>
  );
}
