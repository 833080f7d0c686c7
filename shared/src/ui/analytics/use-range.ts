import { rangeValues, type Range } from '../../values/index.js';
import { useSearchParams } from '../../router/index.js';

const start: Range = '30day';

/** The chosen range, kept in the address; an unknown one counts as the first choice. */
export function useRange(first: Range = start): [Range, (range: Range) => void] {
  const [params, setParams] = useSearchParams();
  const range = rangeValues.find((value) => value === params.get('range')) ?? first;
  const setRange = (next: Range) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('range', next);
      after.delete('page');
      return after;
    });
  return [range, setRange];
}
