import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { RulesPanel } from '../features/code-rules/rules-panel.js';
import { ShowCode } from '../features/codes/show/show-code.js';

// Fetched after what is seen first.
const MoreOfCode = lazy(() => import('./more-of-code.js'));

/** The page of a code, with what other features know of it. */
export default function ShowCodeScreen() {
  return (
    <ShowCode
      rules={(code) => <RulesPanel code={code} />}
      more={(code) => (
        <Suspense fallback={<Skeleton active />}>
          <MoreOfCode code={code} />
        </Suspense>
      )}
    />
  );
}
