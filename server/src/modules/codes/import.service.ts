import type { Api } from '@swapt/shared/contract';
import { defaultQrStyle, tagLimits } from '@swapt/shared/values';
import type { OrgCtx } from '../../platform/http/handler.js';
import { makeMany } from './clone-many.service.js';
import { readRows, type RowProblems } from './clone-rows.js';
import { selectFolders } from './import.sql.js';
import { tidyTags } from './tags.js';

type Input = Api['codes.import']['in'];
type Made = Api['codes.import']['out']['data'];

/** Makes a link for each row of a table, or none at all. */
export async function importCodes(
  ctx: OrgCtx,
  { data, style = defaultQrStyle, dry_run: isDry = false }: Input,
): Promise<Made> {
  const like = { type: 'link' as const, style, content: {}, target: '' };
  const { rows, problems } = await readRows(ctx, like, data);
  const folders = new Map(
    (await selectFolders(ctx.tx, ctx.orgId)).map(({ folder_id, name }) => [keyOf(name), { folder_id, name }]),
  );
  const placed = rows.map((row, index) => {
    const { tags = '', folder = '' } = data[index] ?? {};
    const at = (field: string) => `data.${index}.${field}`;
    const found = folders.get(keyOf(folder));
    if (folder.trim() !== '' && !found)
      problems.set(at('folder'), 'No folder has this name. Create it first or leave this empty.');
    return {
      ...row,
      folder: found?.name ?? null,
      tags: readTags(tags, at('tags'), problems),
      place: { folder_id: found?.folder_id ?? null },
    };
  });
  const { target: _, ...body } = like;
  const made = await makeMany(
    ctx,
    body,
    placed.map((row) => ({ ...row, place: { ...row.place, tags: row.tags } })),
    problems,
    isDry,
  );
  return made.map((code, index) => ({
    ...code,
    tags: placed[index]?.tags ?? [],
    folder: placed[index]?.folder ?? null,
  }));
}

const keyOf = (name: string) => name.trim().toLowerCase();

function readTags(cell: string, field: string, problems: RowProblems): string[] {
  const tags = tidyTags(cell.split(/[,;]/).filter((tag) => tag.trim() !== ''));
  if (tags.length > tagLimits.perCode) problems.set(field, `A code has at most ${tagLimits.perCode} tags.`);
  if (tags.some((tag) => tag.length > tagLimits.maxLength))
    problems.set(field, `A tag has at most ${tagLimits.maxLength} characters.`);
  return tags;
}
