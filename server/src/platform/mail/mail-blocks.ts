/** What stands beside each other: what something is, and what it comes to. */
export interface MailRow {
  name: string;
  value: string;
  isStrong?: boolean;
}

/** A mail is a list of these, from which both its text and its HTML are made. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: readonly MailRow[] }
  | { kind: 'button'; text: string; address: string };

/** A mail that is written in blocks. */
export interface MailLetter {
  language: string;
  /** Whose mail it is. It stands above the HTML; the text begins with what it says. */
  heading: string;
  /** As #rrggbb; of the product where the sender has none. */
  colours: { header: string | undefined; button: string };
  blocks: readonly MailBlock[];
  /** Joins a name and its value as the language does. */
  join: (name: string, value: string) => string;
}

/** A letter as plain text. */
export const mailText = ({ blocks, join }: MailLetter): string =>
  blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.text;
      if (block.kind === 'button') return join(block.text, block.address);
      return block.rows.map(({ name, value }) => join(name, value)).join('\n');
    })
    .join('\n\n');
