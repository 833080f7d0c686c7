import type { ListedPage, Page, PageSummary } from '@swapt/shared/contract';
import type { Config } from '../../platform/config/config.js';
import type * as sql from './pages.sql.js';

export const pageAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, pageId: string) => `${publicUrl}/page/${pageId}`;
const namedAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, name: string) => `${publicUrl}/pitviper/${name}`;
/** The one address of a page that search engines and previews are given: the one that people can read. */
export const readableAddress = (
  config: Pick<Config, 'publicUrl'>,
  page: { page_id: string; page_name: string | null },
) => (page.page_name === null ? pageAddress(config, page.page_id) : namedAddress(config, page.page_name));

function toSummary(row: sql.PageRow, config: Config): PageSummary {
  return {
    ...row,
    title: row.title ?? '',
    url: pageAddress(config, row.page_id),
    named_url: row.page_name && namedAddress(config, row.page_name),
    has_changes: row.revision !== row.published_revision,
    held_at: row.held_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const toListed = ({ views, ...row }: sql.ListedRow, config: Config): ListedPage => ({
  ...toSummary(row, config),
  views,
});

export const toPage = ({ draft, ...row }: sql.PageRowWithDraft, config: Config): Page => ({
  ...toSummary(row, config),
  draft,
});
