import { withLedBy, type LedBy } from '@swapt/shared/public/led-by';
import { LedInputs } from '../../entities/store/led-inputs.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  address: string;
  search: string;
  /** In which is searched; empty for everywhere. */
  category: string;
  total: number;
  led: LedBy | undefined;
}

/** A plain form: it works without script, and its result can be sent to somebody. */
export function StoreSearch({ address, search, category, total, led }: Props) {
  const text = useText('store');
  return (
    <>
      <form className="store-search" role="search" action={address}>
        <LedInputs led={led} />
        {category && <input type="hidden" name="c" value={category} />}
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={120}
          placeholder={text('search')}
          aria-label={text('search')}
        />
        <button className="button">{text('find')}</button>
      </form>
      {search !== '' && (
        <p role="status">
          {text('found', { total, search })} <a href={withLedBy(address, led)}>{text('showAll')}</a>
        </p>
      )}
    </>
  );
}
