import type { PrivateOrg } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';
import { ContactText } from './contact-text.js';

/** Whom to ask. */
export function WhoIsResponsible({ org: { name: orgName, contact } }: { org: PrivateOrg }) {
  const text = useText('privacy');
  return (
    <>
      <h2>{text('responsibleTitle')}</h2>
      <p>{text('responsibleText', { orgName })}</p>
      {contact === '' ? (
        <p>{text.rich('contactNone', { orgName, delete: (words) => <a href="/deleteAlert">{words}</a> })}</p>
      ) : (
        <>
          <p>{text('contactText')}</p>
          <p className="as-written" dir="auto">
            <ContactText text={contact} />
          </p>
        </>
      )}
    </>
  );
}

/** How long, why, and what somebody can ask for. */
export function OrgNotice({ org: { name: orgName, visitorMode } }: { org: PrivateOrg }) {
  const text = useText('privacy');
  return (
    <>
      <h2>{text('howLongTitle')}</h2>
      <p>{text('howLongText', { orgName })}</p>
      <h2>{text('whyTitle')}</h2>
      <p>{text('whyText', { orgName })}</p>
      {visitorMode === 'cookie' && <p>{text('whyCookie')}</p>}
      <h2>{text('rightsTitle')}</h2>
      <p>{text('rightsText')}</p>
      <p>{text('rightsNote')}</p>
    </>
  );
}
