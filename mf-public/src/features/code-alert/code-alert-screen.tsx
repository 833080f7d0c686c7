import { useScreenData, type CodeAlertScreenData } from '@swapt/shared/public';
import { ChoiceForm } from '../../frame/choice-form.js';
import { CodePicture } from '../../frame/code-picture.js';
import { HomeLink } from '../../frame/home-links.js';
import { Message } from '../../frame/message.js';
import { useText } from '../../frame/use-text.js';
import { AlertForm } from '../../entities/code-alert/alert-form.js';

type Kind<K> = Extract<CodeAlertScreenData, { kind: K }>;

/** Asks to be told once when a code works, and confirms it. */
export default function CodeAlertScreen() {
  const data = useScreenData('codeAlert');
  switch (data.kind) {
    case 'form':
      return <Form {...data} />;
    case 'sent':
      return <Sent />;
    case 'ask':
    case 'on':
      return <Link {...data} />;
    case 'stopped':
    case 'over':
      return <Done {...data} />;
  }
}

function Form(form: Kind<'form'>) {
  const text = useText('codeAlert');
  return (
    <Message title={text('title')} picture={null} actions={null} last={<AlertForm {...form} />}>
      {null}
    </Message>
  );
}

function Sent() {
  const text = useText('codeAlert');
  return (
    <Message title={text('sentTitle')} picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
      <p>{text('sentText')}</p>
      <p>{text('sentAdvice')}</p>
    </Message>
  );
}

/** Opening this page changes nothing; its buttons do. */
function Link({ kind, action, email, orgName }: Kind<'ask' | 'on'>) {
  const text = useText('codeAlert');
  const stop = { value: 'stop', label: text('stop'), kind: 'quiet' as const };
  const choices = kind === 'ask' ? [{ value: 'confirm', label: text('confirm') }, stop] : [stop];
  return (
    <Message
      title={text(kind === 'ask' ? 'confirmTitle' : 'onTitle')}
      picture={<CodePicture sign={kind === 'ask' ? 'question' : 'tick'} />}
      actions={null}
      last={<ChoiceForm action={action} choices={choices} />}
    >
      <p>{text(kind === 'ask' ? 'confirmText' : 'onText', { email, orgName })}</p>
    </Message>
  );
}

function Done({ kind, slug }: Kind<'stopped' | 'over'>) {
  const text = useText('codeAlert');
  return (
    <Message
      title={text(`${kind}Title`)}
      picture={<CodePicture sign={kind === 'over' ? 'cross' : 'tick'} />}
      actions={
        slug === '' ? (
          <HomeLink />
        ) : (
          <a className="button quiet" href={`/${slug}`}>
            {text('openCode')}
          </a>
        )
      }
    >
      <p>{text(`${kind}Text`)}</p>
    </Message>
  );
}
