import type { About } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.js';

/** A page that says one thing and offers ways on. */
export function Message({
  title,
  children,
  actions,
  picture,
  about,
}: Record<'title', string> & Record<'children' | 'actions' | 'picture', ReactNode> & { about?: About | undefined }) {
  return (
    <PageFrame about={about}>
      <section className="message">
        {picture}
        <h1>{title}</h1>
        {children}
        <p className="actions">{actions}</p>
      </section>
    </PageFrame>
  );
}
