import { usePageData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/ways-on.js';

/** What an organization asks its shoppers to agree to, and beneath it the terms of the installation. */
export default function TermsScreen() {
  const terms = usePageData('terms');
  if (terms.kind === 'unknown') return <Unknown />;
  const { orgName, text, platform } = terms;
  return (
    <PageFrame>
      <article className="prose">
        <h1>Terms of {orgName}</h1>
        {text === '' ? <None orgName={orgName} /> : <Paragraphs text={text} />}
        <h2>Who runs this page</h2>
        <p>
          {orgName} made it with Swapt, and answers for what it says. What is kept when you scan a code stands on the
          page <a href="/privacy">Privacy</a>.
        </p>
        <details>
          <summary>{platform.title} between organizations and Swapt</summary>
          <Paragraphs text={platform.body} />
        </details>
      </article>
    </PageFrame>
  );
}

function None({ orgName }: { orgName: string }) {
  return (
    <>
      <p className="lead">{orgName} has set no terms of its own.</p>
      <p>
        You agree to nothing by scanning a code or by reading a page. When a form asks you for something, it says beside
        its button what it is for; what you send goes to {orgName} and to nobody else. Questions are best asked there.
      </p>
    </>
  );
}

/** Paragraphs stand apart by an empty line; within one, line breaks stay. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    <p key={at} className="as-written">
      {paragraph}
    </p>
  ));
}

function Unknown() {
  return (
    <Message title="There are no terms here" picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>The address may be mistyped, or whoever it belonged to is no longer here.</p>
    </Message>
  );
}
