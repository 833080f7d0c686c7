import type { BlockProps } from '@swapt/shared/contract';

/** What the fields of a block are given. */
export interface Inspected<K extends keyof BlockProps> {
  props: BlockProps[K];
  change: (part: Partial<BlockProps[K]>) => void;
  /** By the path of the field. */
  errors: Record<string, string>;
}
