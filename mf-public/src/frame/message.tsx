import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.js';

/** A page that says one thing and offers ways on. */
export function Message({
  title,
  children,
  actions,
  picture,
}: Record<'title', string> & Record<'children' | 'actions' | 'picture', ReactNode>) {
  return (
    <PageFrame>
      <section className="message">
        {picture}
        <h1>{title}</h1>
        {children}
        <p className="actions">{actions}</p>
      </section>
    </PageFrame>
  );
}
