import { useText } from './use-text.js';

export function HomeLink() {
  const text = useText('frame');
  return (
    <a className="button" href="/">
      {text('goHome')}
    </a>
  );
}

/** For somebody who may have wanted a page of ours, or their own work. */
export function HomeLinks() {
  const text = useText('frame');
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
