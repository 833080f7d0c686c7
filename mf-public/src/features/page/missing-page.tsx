import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLink, HomeLinks, TryAgain } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** Says kindly why there is no page here. */
export function MissingPage() {
  const data = useScreenData('page');
  const text = useText('page');
  if (data.kind === 'draft') {
    return (
      <Message
        title={text('draftTitle')}
        picture={<CodePicture sign="pause" />}
        actions={<WaitLinks slug={data.slug} />}
        isDeadEnd
      >
        <p>{text('draftText', { orgName: data.orgName })}</p>
      </Message>
    );
  }
  if (data.kind === 'paused') {
    return (
      <Message
        title={text('pausedTitle')}
        picture={<CodePicture sign="pause" />}
        actions={
          <>
            <TryAgain />
            <HomeLink />
          </>
        }
      >
        <p>{text('pausedText')}</p>
        <p>{text('pausedAdvice', { orgName: data.orgName })}</p>
      </Message>
    );
  }
  if (data.kind === 'deleted' || data.kind === 'freed') {
    return (
      <Message
        title={text('deletedTitle')}
        picture={<CodePicture sign="cross" />}
        actions={<WaitLinks slug={data.kind === 'deleted' ? data.slug : undefined} />}
        isDeadEnd
      >
        <p>{data.kind === 'freed' ? text('freedText') : text('deletedText', { orgName: data.orgName })}</p>
      </Message>
    );
  }
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<HomeLinks />}>
      <p>{text('unknownText')}</p>
    </Message>
  );
}

/** Who came by a code can wait for it. The question is a page of its own, so that no landing page carries its words and its form. */
function WaitLinks({ slug }: { slug: string | undefined }) {
  const text = useText('page');
  return (
    <>
      {slug !== undefined && (
        <a className="button quiet" href={`/code/${encodeURIComponent(slug)}/alert`}>
          {text('alertMe')}
        </a>
      )}
      <HomeLinks />
    </>
  );
}
