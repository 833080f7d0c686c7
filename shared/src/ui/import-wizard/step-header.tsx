import { Steps } from 'antd';
import { useEffect, useRef } from 'react';
import { Heading } from '../heading.js';
import { useIsNarrow } from '../use-media.js';
import type { ImportStep } from './use-import.js';
import { t } from '../../text/index.js';

const order: readonly ImportStep[] = ['upload', 'columns', 'check', 'run'];

/** Where one is. A step that begins takes the focus, so that a screen reader reads on there. */
export function StepHeader({ step, create }: { step: ImportStep; create: string }) {
  const isNarrow = useIsNarrow();
  const titles: Record<ImportStep, string> = {
    upload: t('Add the list'),
    columns: t('Match the columns'),
    check: t('Check the rows'),
    run: create,
  };
  const current = order.indexOf(step);
  const before = useRef(step);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <div>
      {!isNarrow && (
        <div aria-hidden style={{ marginBottom: 24 }}>
          <Steps size="small" current={current} items={order.map((name) => ({ title: titles[name] }))} />
        </div>
      )}
      <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        <Heading level={2}>{titles[step]}</Heading>
        <span style={{ opacity: 0.75 }}>{t('Step {step} of {steps}', { step: current + 1, steps: order.length })}</span>
      </div>
    </div>
  );
}
