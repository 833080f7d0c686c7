import type { ReactNode } from 'react';
import { useSurroundings } from '../surroundings.js';

/** What a block lacks, said in the editor alone; visitors do not see a block that has nothing to show. */
export function Missing({ id, children }: { id: string; children: ReactNode }) {
  const { isEditing } = useSurroundings();
  return isEditing ? (
    <div className="lp-block lp-narrow" id={id}>
      <p className="lp-missing">{children}</p>
    </div>
  ) : null;
}
