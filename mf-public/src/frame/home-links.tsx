export const HomeLink = () => (
  <a className="button" href="/">
    Go to the start page
  </a>
);

/** For somebody who may have wanted a page of ours, or their own work. */
export const HomeLinks = () => (
  <>
    <HomeLink />
    <a className="button quiet" href="/admin">
      Open the console
    </a>
  </>
);
