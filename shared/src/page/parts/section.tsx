import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  name: string;
  title?: string;
  className?: string;
  children: ReactNode;
}

/** The frame of a block: a place that links can lead to, and its heading. */
export function Section({ id, name, title = '', className = '', children }: SectionProps) {
  return (
    <section className={`lp-block lp-${name} ${className}`.trim()} id={id}>
      {title !== '' && <h2 className="lp-title">{title}</h2>}
      {children}
    </section>
  );
}
