import { LinkedText } from '@swapt/shared/links';
import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';

/** What an organization asks its shoppers to agree to, and beneath it the terms of the installation. */
export default function TermsScreen() {
  const terms = useScreenData('terms');
  if (terms.kind === 'unknown') return <Unknown />;
  const { orgName, text, platform } = terms;
  return (
    <PageFrame>
      <article className="prose">
        <h1>Terms of {orgName}</h1>
        {text === '' ? <None orgName={orgName} /> : <Paragraphs text={text} />}
        <h2>Who runs this page</h2>
        <p>
          {orgName} made it with Swapt and is responsible for its content. To learn what data we save when you scan a
          code, see <a href="/privacy">Privacy</a>.
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
      <p className="lead">{orgName} has no terms of its own.</p>
      <p>
        You do not agree to anything by scanning a code or reading a page. If a form asks for your consent, the text
        next to its button says what for. Your answers go to {orgName} and to nobody else. Please send your questions
        there.
      </p>
    </>
  );
}

/** Paragraphs stand apart by an empty line; within one, line breaks stay. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    <p key={at} className="as-written">
      <LinkedText text={paragraph} />
    </p>
  ));
}

function Unknown() {
  return (
    <Message title="There are no terms here" picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>You may have mistyped the address, or the organization no longer exists.</p>
    </Message>
  );
}
