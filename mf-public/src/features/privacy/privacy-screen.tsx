import { useScreenData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';
import { OrgNotice, WhoIsResponsible } from './org-notice.js';
import { VisitorChoice } from './visitor-choice.js';

const always = ['savedTime', 'savedCountry', 'savedDevice'] as const;
const byMode = { none: ['savedNone'], daily: ['savedDaily'], cookie: ['savedDaily', 'savedCookie'] } as const;
const never = ['neverName', 'neverPlace', 'neverOthers'] as const;

/** The notice of one organization, or what holds for all of them. */
export default function PrivacyScreen() {
  const { org } = useScreenData('privacy');
  const text = useText('privacy');
  const saved = [...always, ...(org ? byMode[org.visitorMode] : (['savedByOrg'] as const))];
  return (
    <PageFrame>
      <article className="prose">
        <h1>{org ? text('titleOf', { orgName: org.name }) : text('title')}</h1>
        <p className="lead">{org ? text('leadOf', { orgName: org.name }) : text('lead')}</p>
        {org?.visitorMode !== 'none' && <VisitorChoice />}
        {org && <WhoIsResponsible org={org} />}
        <h2>{text('savedTitle')}</h2>
        <ul>
          {saved.map((each) => (
            <li key={each}>{text(each)}</li>
          ))}
        </ul>
        <h2>{text('viewsTitle')}</h2>
        <p>{text('viewsText')}</p>
        <h2>{text('neverTitle')}</h2>
        <ul>
          {never.map((each) => (
            <li key={each}>{text(each)}</li>
          ))}
        </ul>
        {org && <OrgNotice org={org} />}
        <h2>{text('formTitle')}</h2>
        <p>{text.rich('formText', { delete: (words) => <a href="/deleteAlert">{words}</a> })}</p>
        {(!org || org.visitorMode === 'cookie') && <p>{text('formCookie')}</p>}
        <h2>{text('alertTitle')}</h2>
        <p>{text.rich('alertText', { delete: (words) => <a href="/deleteAlert">{words}</a> })}</p>
        <h2>{text('necessaryTitle')}</h2>
        <p>{text('necessaryText')}</p>
        <h2>{text('whoTitle')}</h2>
        <p>{text('whoText')}</p>
      </article>
    </PageFrame>
  );
}
