import { PageFrame } from '../../frame/page-frame.js';
import { Destinations } from './destinations.js';
import { Features } from './features.js';
import { Questions } from './questions.js';
import { Steps } from './steps.js';

export default function HomeScreen() {
  return (
    <PageFrame>
      <section className="hero">
        <div>
          <h1>Print it once. Change where it leads whenever you like.</h1>
          <p className="lead">
            Swapt makes QR codes for shops: on the window, the table, the box, the receipt. They look like your brand,
            they are tested for scanning before you print, and you see every scan.
          </p>
          <p className="actions">
            <a className="button" href="/auth/login">
              Make your first code
            </a>
            <a className="button quiet" href="#how">
              See how it works
            </a>
          </p>
          <p className="small">To sign up, an e-mail address is enough.</p>
        </div>
        <figure className="stand">
          <div className="table-card">
            <p className="table-card-title">Today’s menu</p>
            <img src="/assets/welcome.svg" width="232" height="232" alt="A QR code that opens this page" />
            <p className="table-card-text">Scan me: I open this page</p>
          </div>
        </figure>
      </section>
      <Steps />
      <Destinations />
      <Features />
      <Questions />
      <section className="last">
        <h2>Your first code takes two minutes</h2>
        <p>Make it, print it, and change your mind tomorrow.</p>
        <p className="actions">
          <a className="button" href="/auth/login">
            Make your first code
          </a>
        </p>
      </section>
    </PageFrame>
  );
}
