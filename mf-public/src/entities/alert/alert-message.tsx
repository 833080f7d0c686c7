import type { AlertPage } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { ChoiceForm } from '../../frame/choice-form.js';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { useText } from '../../frame/use-text.js';
import { AlertForm } from './alert-form.js';

interface Props {
  page: AlertPage<object>;
  /** What is said of the thing that is waited for. */
  text: (key: 'title' | 'text' | 'sentText' | 'stoppedText') => string;
  /** What they are asked to confirm, or confirmed. */
  question: string;
  /** Where to go on once the mail was sent, and once all is done. */
  links: Record<'sent' | 'done', ReactNode>;
}

/** Asks to be told once of something, and confirms it. */
export function AlertMessage({ page, text, question, links }: Props) {
  switch (page.kind) {
    case 'form':
      return (
        <Message title={text('title')} picture={null} actions={null} last={<AlertForm {...page} hint={text('text')} />}>
          {null}
        </Message>
      );
    case 'sent':
      return <Sent sentence={text('sentText')} link={links.sent} />;
    case 'ask':
    case 'on':
      return <Link {...page}>{question}</Link>;
    case 'stopped':
    case 'over':
      return <Done kind={page.kind} stopped={text('stoppedText')} link={links.done} />;
  }
}

function Sent({ sentence, link }: { sentence: string; link: ReactNode }) {
  const text = useText('alert');
  return (
    <Message title={text('sentTitle')} picture={<CodePicture sign="tick" />} actions={link}>
      <p>{sentence}</p>
      <p>{text('sentAdvice')}</p>
    </Message>
  );
}

/** Opening this page changes nothing; its buttons do. */
function Link({ kind, action, children }: { kind: 'ask' | 'on'; action: string; children: ReactNode }) {
  const text = useText('alert');
  const stop = { value: 'stop', label: text('stop'), kind: 'quiet' as const };
  const choices = kind === 'ask' ? [{ value: 'confirm', label: text('confirm') }, stop] : [stop];
  return (
    <Message
      title={text(kind === 'ask' ? 'confirmTitle' : 'onTitle')}
      picture={<CodePicture sign={kind === 'ask' ? 'question' : 'tick'} />}
      actions={null}
      last={<ChoiceForm action={action} choices={choices} />}
    >
      <p>{children}</p>
    </Message>
  );
}

function Done({ kind, stopped, link }: { kind: 'stopped' | 'over'; stopped: string; link: ReactNode }) {
  const text = useText('alert');
  return (
    <Message
      title={text(`${kind}Title`)}
      picture={<CodePicture sign={kind === 'over' ? 'cross' : 'tick'} />}
      actions={link}
    >
      <p>{kind === 'over' ? text('overText') : stopped}</p>
    </Message>
  );
}
