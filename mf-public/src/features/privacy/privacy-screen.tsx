import { usePageData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';

export default function PrivacyScreen() {
  return (
    <PageFrame>
      <article className="prose">
        <h1>What is kept when you scan a code</h1>
        <p className="lead">
          Whoever put up the code wants to know how often it is used. For that, little is needed, and nothing that says
          who you are.
        </p>
        <VisitorChoice />
        <h2>Kept with every scan</h2>
        <ul>
          <li>the moment, and which code it was</li>
          <li>the country, worked out from your network address; the address itself is not kept in the statistics</li>
          <li>the kind of device, system, browser and language that your browser names</li>
          <li>a random number in a cookie, so that two scans by the same phone count as one visitor</li>
        </ul>
        <h2>Never kept with a scan</h2>
        <ul>
          <li>your name, your e-mail address or your phone number</li>
          <li>where exactly you are</li>
          <li>
            what you do on other web sites: there are no advertising networks and no scripts of other companies on these
            pages
          </li>
        </ul>
        <h2>When you fill in a form</h2>
        <p>
          Then the organization of that form gets what you wrote, and knows that the scans by your browser were yours.
          It keeps that until it or you delete it: <a href="/deleteAlert">delete what is kept about you</a>.
        </p>
        <h2>Who sees it</h2>
        <p>
          The organization whose code you scanned sees its own scans as numbers and as a list. Other organizations do
          not. The page a code leads to belongs to that organization and may have its own notice.
        </p>
      </article>
    </PageFrame>
  );
}

/** A plain form: it works without script. */
function VisitorChoice() {
  const { isOptedOut } = usePageData('privacy');
  return (
    <section className="choice" aria-labelledby="choice">
      <h2 id="choice">{isOptedOut ? 'You are not counted as a visitor' : 'Your choice'}</h2>
      <p>
        {isOptedOut
          ? 'This browser carries no visitor number. Scans still count, without a link between them.'
          : 'You can do without the random number. Codes work just the same, and your scans count without a link between them.'}
      </p>
      <form method="post" action="/privacy">
        <button className="button" name="choice" value={isOptedOut ? 'in' : 'out'}>
          {isOptedOut ? 'Allow the visitor number again' : 'Do not give me a visitor number'}
        </button>
      </form>
    </section>
  );
}
