import type { PageDocument } from '@swapt/shared/contract';

export interface DocumentErrors {
  /** By the block's id, then by the path of the field in it: `buttons.0.link`. */
  blocks: Record<string, Record<string, string>>;
  /** By the path of the page's setting. */
  settings: Record<string, string>;
}

export const noErrors: DocumentErrors = { blocks: {}, settings: {} };

/** Sorts what the server says of a document by the blocks that it had: `data.draft.content.2.props.link` is the third one's. */
export function sortErrors(fields: Record<string, string>, { content }: PageDocument): DocumentErrors {
  const sorted: DocumentErrors = { blocks: {}, settings: {} };
  for (const [path, sentence] of Object.entries(fields)) {
    const [, index, field] = /draft\.content\.(\d+)\.(?:props\.)?(.+)$/.exec(path) ?? [];
    const id = content[Number(index)]?.props.id;
    if (id !== undefined && field !== undefined) (sorted.blocks[id] ??= {})[field] = sentence;
    else sorted.settings[/draft\.root\.props\.(.+)$/.exec(path)?.[1] ?? path] = sentence;
  }
  return sorted;
}

/** The errors below a field, named from there: those of `buttons.0` among `{ 'buttons.0.link': … }` are `{ link: … }`. */
export const errorsBelow = (errors: Record<string, string>, field: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, sentence]) =>
      path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), sentence]] : [],
    ),
  );
