import type { Texts } from '@swapt/shared/messages/words';
import type { PublicReply } from '../public-page.js';

/** What somebody asks to be told of, as its pages need it. */
export interface Awaited {
  /** Whose look the pages wear. */
  frame: Pick<PublicReply, 'orgId' | 'style' | 'themeColour' | 'shop'>;
  data: { screen: 'codeAlert'; slug: string } | { screen: 'itemAlert'; product: string };
}

/** What the pages say of it by a text of its own. */
const own = (texts: Texts, { data }: Awaited, key: 'title' | 'text' | 'sentText' | 'stoppedText'): string =>
  data.screen === 'codeAlert' ? texts.codeAlert(key) : texts.itemAlert(key);

export const formPage = (
  texts: Texts,
  about: Awaited,
  action: string,
  email = '',
  problems: Record<string, string> = {},
  status = 200,
): PublicReply => ({
  status,
  title: own(texts, about, 'title'),
  description: own(texts, about, 'text'),
  data: { ...about.data, kind: 'form', action, email, problems },
  ...about.frame,
});

export const sentPage = (texts: Texts, about: Awaited): PublicReply => ({
  status: 200,
  title: texts.alert('sentTitle'),
  description: own(texts, about, 'sentText'),
  data: { ...about.data, kind: 'sent' },
  ...about.frame,
});

export const stoppedPage = (texts: Texts, about: Awaited): PublicReply => ({
  status: 200,
  title: texts.alert('stoppedTitle'),
  description: own(texts, about, 'stoppedText'),
  data: { ...about.data, kind: 'stopped' },
  ...about.frame,
});

export const overPage = ({ alert: text }: Texts, { data, frame }: Awaited): PublicReply => ({
  status: 410,
  title: text('overTitle'),
  description: text('overText'),
  data: { ...data, kind: 'over' },
  ...frame,
});

/** Title and kind of the page behind the link of a mail. */
export const linkPage = ({ alert: text }: Texts, isConfirmed: boolean) => {
  const kind = isConfirmed ? 'on' : 'ask';
  return { status: 200, kind, title: text(isConfirmed ? 'onTitle' : 'confirmTitle') } as const;
};
