import type { Code } from '@swapt/shared/contract';
import { Celebration } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

/** The moment in which a code that somebody looks at is scanned for the first time. */
export function FirstScan({ code }: { code: Code }) {
  const [wasUnscanned] = useState(code.scans === 0);
  if (!wasUnscanned || code.scans === 0) return null;
  return <Celebration title={t('Your code works: here is its first scan')} text={t('Each one counts from now on.')} />;
}
