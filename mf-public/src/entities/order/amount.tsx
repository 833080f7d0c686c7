import type { ReactNode } from 'react';

/** A line of what something comes to, in a list of them. */
export const Amount = ({ name, isTotal, children }: { name: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? 'is-total' : undefined}>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
