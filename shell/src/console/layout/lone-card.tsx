import { Heading } from '@swapt/shared/ui';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { Brand } from './brand.js';

/** A screen on its own, outside of the console's frame: one card in the middle. */
export function LoneCard({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <main className="lone">
      <title>{t('{title} · Swapt', { title })}</title>
      <Brand />
      <section className="lone-card">
        <Heading level={1}>{title}</Heading>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </section>
    </main>
  );
}
