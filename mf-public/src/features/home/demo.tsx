import { useScreenData } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';
import { useLiveScans } from './use-live-scans.js';

/** A card on a table with a code that leads to a real page, and the count of its scans, which rises as one scans. */
export function Demo() {
  const { demo } = useScreenData('home');
  const text = useText('home');
  return (
    <figure className="stand">
      <div className="table-card">
        <p className="table-card-title">{text('menu')}</p>
        {demo ? (
          <a href={demo.address} className="table-card-code">
            <img src="/demo/code.svg" width="232" height="232" alt={text('demoCode')} />
          </a>
        ) : (
          <img src="/assets/welcome.svg" width="232" height="232" alt={text('welcomeCode')} />
        )}
        <p className="table-card-text">{text(demo ? 'demoScan' : 'scanMe')}</p>
      </div>
      {demo && <Count {...demo} />}
    </figure>
  );
}

function Count({ address, scans }: { address: string; scans: number }) {
  const text = useText('home');
  const count = useLiveScans(scans);
  return (
    <figcaption className="demo-count">
      <p>
        {text.rich('demoCount', {
          count,
          // A new element each time, so that it moves each time.
          number: (shown) => <b key={count}>{shown}</b>,
        })}
      </p>
      <a href={address}>{text('demoOpen')}</a>
    </figcaption>
  );
}
