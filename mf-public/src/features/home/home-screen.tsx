import { PageFrame } from '../../frame/page-frame.js';
import { ThemeChoice } from '../../frame/theme-choice.js';
import { useText } from '../../frame/use-text.js';
import { Demo } from './demo.js';
import { Destinations } from './destinations.js';
import { Features } from './features.js';
import { FirstCode } from './first-code.js';
import { Prices } from './prices.js';
import { Questions } from './questions.js';
import { Steps } from './steps.js';

export default function HomeScreen() {
  const text = useText('home');
  return (
    <PageFrame last={<ThemeChoice />}>
      <section className="hero">
        <div>
          <h1>{text('title')}</h1>
          <p className="lead">{text('lead')}</p>
          <FirstCode />
        </div>
        <Demo />
      </section>
      <Steps />
      <Destinations />
      <Features />
      <Prices />
      <Questions />
      <section className="last">
        <h2>{text('lastTitle')}</h2>
        <p>{text('lastText')}</p>
        <p className="actions">
          <a className="button" href="/auth/login?new">
            {text('create')}
          </a>
        </p>
      </section>
    </PageFrame>
  );
}
