import type { ReactNode } from 'react';
import { StoreError } from './store-errors.js';

interface Props {
  storeId: string;
  children: ReactNode;
}

/** A part of a store that only works once the page is live; where it never gets so, the error screen stands in its place. */
export const LivePart = ({ storeId, children }: Props) => (
  <>
    <div data-until-live>{children}</div>
    <div data-when-broken hidden>
      <StoreError storeId={storeId} />
    </div>
  </>
);
