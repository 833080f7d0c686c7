import type { ReactNode } from 'react';

/** What somebody has to know of a line before they buy it. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p className="line-problem" role="status">
    {children}
  </p>
);
