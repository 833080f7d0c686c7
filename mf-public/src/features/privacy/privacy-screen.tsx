import { useScreenData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';

export default function PrivacyScreen() {
  return (
    <PageFrame>
      <article className="prose">
        <h1>What data we save when you scan a code</h1>
        <p className="lead">
          The organization that owns the code wants to know how often people scan it. We need little data for that, and
          nothing that shows who you are.
        </p>
        <VisitorChoice />
        <h2>What we save with every scan</h2>
        <ul>
          <li>the time and the code</li>
          <li>the country, which we find from your IP address (we do not save the IP address in the statistics)</li>
          <li>the type of device, system, browser and language that your browser reports</li>
          <li>a random number in a cookie, so that two scans by the same phone count as one visitor</li>
        </ul>
        <h2>What we never save with a scan</h2>
        <ul>
          <li>your name, your e-mail address or your phone number</li>
          <li>your exact location</li>
          <li>
            what you do on other websites (these pages have no advertising networks and no scripts from other companies)
          </li>
        </ul>
        <h2>When you fill in a form</h2>
        <p>
          The organization that runs the form gets your answers and knows which scans came from your browser. It keeps
          this data until it or you delete it: <a href="/deleteAlert">delete your data</a>.
        </p>
        <h2>Who sees this data</h2>
        <p>
          The organization whose code you scanned sees its own scans as numbers and as a list. Other organizations do
          not see them. The organization is also responsible for the page that the code opens, and that page may have
          its own privacy notice.
        </p>
      </article>
    </PageFrame>
  );
}

/** A plain form: it works without script. */
function VisitorChoice() {
  const { isOptedOut } = useScreenData('privacy');
  return (
    <section className="choice" aria-labelledby="choice">
      <h2 id="choice">{isOptedOut ? 'We do not count you as a visitor' : 'Your choice'}</h2>
      <p>
        {isOptedOut
          ? 'This browser has no visitor number. We count your scans, but we do not connect them with each other.'
          : 'You can opt out of the random number. Codes still work, and we count your scans without connecting them with each other.'}
      </p>
      <form method="post" action="/privacy">
        <button className="button" name="choice" value={isOptedOut ? 'in' : 'out'}>
          {isOptedOut ? 'Allow the visitor number again' : 'Do not give me a visitor number'}
        </button>
      </form>
    </section>
  );
}
