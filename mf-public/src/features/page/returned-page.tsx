import { LinkedText } from '@swapt/shared/links';
import type { ReturnedPage as Returned } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';
import { LandingFrame } from './landing-frame.js';

/** Thanks, with what was sent, for the one who sent it. */
export function ReturnedPage({ title, text, button, name, answers, pageId, back, language }: Returned) {
  const say = useText('page');
  return (
    <LandingFrame pageId={pageId}>
      <div className="landing" lang={language}>
        <section className="lp-block lp-hero lp-center">
          <div className="lp-hero-words">
            <svg className="landing-tick" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
              <circle cx="32" cy="32" r="32" />
              <path d="M20 33l8 8 16-18" />
            </svg>
            <h1>{title || say('thankYou')}</h1>
            {name && <p className="lp-lead">{say('received', { name })}</p>}
            {text !== '' && (
              <p className="lp-lead landing-text">
                <LinkedText text={text} />
              </p>
            )}
            <p className="lp-actions lp-center">
              {button && (
                <a className="lp-button lp-solid" href={button.link}>
                  {button.label}
                </a>
              )}
              <a className="lp-button lp-outline" href={back}>
                {say('backToPage')}
              </a>
            </p>
          </div>
        </section>
        {answers.length > 0 && (
          <section className="lp-block lp-narrow">
            <h2 className="lp-title">{say('whatYouSent')}</h2>
            <dl className="lp-rows">
              {answers.map(({ label, value }, index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </LandingFrame>
  );
}
