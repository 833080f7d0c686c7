import { LinkedText } from '@swapt/shared/links';

/** As most mailboxes are called; any other stays a word, which can be copied. */
const mailboxes = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Whom to ask, as the organization wrote it: pressing a mailbox writes to it. */
export function ContactText({ text }: { text: string }) {
  return text.split(mailboxes).map((part, at) =>
    at % 2 === 0 ? (
      <LinkedText key={at} text={part} />
    ) : (
      <a key={at} href={`mailto:${part}`} dir="ltr">
        {part}
      </a>
    ),
  );
}
