import type { DataListColumn } from '../data-list-types.js';

type Column = Pick<DataListColumn<unknown>, 'key' | 'onCard' | 'isExtra'>;

/** Whether somebody may hide and move it: what leads into a row and what is done with it always stays. */
export const isChoosable = ({ onCard = 'row' }: Column): boolean => onCard === 'row';

/** Columns by their keys, from left to right; without keys, as the list has them. A key that the list no longer has is left out. */
export function shownColumns<C extends Column>(all: readonly C[], keys: readonly string[] | undefined): C[] {
  if (!keys) return all.filter(({ isExtra }) => !isExtra);
  const chosen = keys.flatMap((key) => all.filter((column) => column.key === key && isChoosable(column)));
  const fixed = all.filter((column) => !isChoosable(column));
  const leads = fixed.filter(({ onCard }) => onCard === 'head');
  return [...leads, ...chosen, ...fixed.filter((column) => !leads.includes(column))];
}
