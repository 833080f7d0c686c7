import { usePage } from '@swapt/shared/public';
import { useText } from './use-text.js';

/** The way on where there is no other; nobody is led from a shop's page to ours. */
export function HomeLink() {
  const { shop } = usePage();
  const text = useText('frame');
  if (shop) return null;
  return (
    <a className="button" href="/">
      {text('goHome')}
    </a>
  );
}

/** For somebody who may have wanted a page of ours, or their own work. */
export function HomeLinks() {
  const { shop } = usePage();
  const text = useText('frame');
  if (shop) return null;
  return (
    <>
      <HomeLink />
      <a className="button quiet" href="/admin">
        {text('openConsole')}
      </a>
    </>
  );
}

/** Loads the page once more. */
export function TryAgain() {
  const text = useText('frame');
  return (
    <a className="button quiet" href="">
      {text('tryAgain')}
    </a>
  );
}
