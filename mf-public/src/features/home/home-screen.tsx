import { PageFrame } from '../../frame/page-frame.js';
import { ThemeChoice } from '../../frame/theme-choice.js';
import { Destinations } from './destinations.js';
import { Features } from './features.js';
import { FirstCode } from './first-code.js';
import { Questions } from './questions.js';
import { Steps } from './steps.js';

export default function HomeScreen() {
  return (
    <PageFrame last={<ThemeChoice />}>
      <section className="hero">
        <div>
          <h1>Print it once. Change where it leads whenever you like.</h1>
          <p className="lead">
            Swapt makes QR codes for shops: for your window, tables, boxes and receipts. They match your brand, we test
            that they scan before you print, and you see every scan.
          </p>
          <FirstCode />
        </div>
        <figure className="stand">
          <div className="table-card">
            <p className="table-card-title">Today’s menu</p>
            <img src="/assets/welcome.svg" width="232" height="232" alt="A QR code that opens this page" />
            <p className="table-card-text">Scan me to open this page</p>
          </div>
        </figure>
      </section>
      <Steps />
      <Destinations />
      <Features />
      <Questions />
      <section className="last">
        <h2>Your first code takes two minutes</h2>
        <p>Create it, print it and change where it leads at any time.</p>
        <p className="actions">
          <a className="button" href="/auth/login?new">
            Create your first code
          </a>
        </p>
      </section>
    </PageFrame>
  );
}
