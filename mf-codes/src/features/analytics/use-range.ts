import { rangeValues, type Range } from '@swapt/shared/values';
import { useSearchParams } from '@swapt/shared/router';

const start: Range = '30day';

/** The chosen range, kept in the address; an unknown one counts as the first choice. */
export function useRange(): [Range, (range: Range) => void] {
  const [params, setParams] = useSearchParams();
  const range = rangeValues.find((value) => value === params.get('range')) ?? start;
  const setRange = (next: Range) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('range', next);
      after.delete('page');
      return after;
    });
  return [range, setRange];
}
