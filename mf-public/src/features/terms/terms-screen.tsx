import { LinkedText } from '@swapt/shared/links';
import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** What an organization asks its shoppers to agree to, and beneath it the terms of the installation. */
export default function TermsScreen() {
  const terms = useScreenData('terms');
  const say = useText('terms');
  if (terms.kind === 'unknown') return <Unknown />;
  const { orgName, text, platform, orgId } = terms;
  return (
    <PageFrame>
      <article className="prose">
        <h1>{say('title', { orgName })}</h1>
        {text === '' ? <None orgName={orgName} /> : <Paragraphs text={text} />}
        <h2>{say('whoRuns')}</h2>
        <p>{say.rich('whoRunsText', { orgName, privacy: (words) => <a href={`/${orgId}/privacy`}>{words}</a> })}</p>
        <details>
          <summary>{say('platform')}</summary>
          <div lang="en">
            <Paragraphs text={platform.body} />
          </div>
        </details>
      </article>
    </PageFrame>
  );
}

function None({ orgName }: { orgName: string }) {
  const text = useText('terms');
  return (
    <>
      <p className="lead">{text('noneLead', { orgName })}</p>
      <p>{text('noneText', { orgName })}</p>
    </>
  );
}

/** Paragraphs stand apart by an empty line; within one, line breaks stay. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    <p key={at} className="as-written" dir="auto">
      <LinkedText text={paragraph} />
    </p>
  ));
}

function Unknown() {
  const text = useText('terms');
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>{text('unknownText')}</p>
    </Message>
  );
}
