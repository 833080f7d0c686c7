import type { Page, PageDocument } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';

/** A page with an opening and a text, for tests. */
export const testDocument = (): PageDocument =>
  newDocument({ title: 'Spring menu', description: 'What we bake in spring.' }, [
    newBlock('hero', 'block-1', { title: 'Fresh every morning' }),
    newBlock('text', 'block-2', { title: 'Hours', text: 'Monday to Saturday' }),
  ]);

/** The same with another title. */
export const withTitle = (title: string): PageDocument => {
  const { root, content } = testDocument();
  return { root: { props: { ...root.props, title } }, content };
};

/** A page for tests, never published. */
export function testPage(change: Partial<Page> = {}): Page {
  return {
    page_id: '018f0000-0000-7000-8000-00000000000d',
    org_id: '018f0000-0000-7000-8000-000000000001',
    name: 'Spring menu',
    title: 'Spring menu',
    picture: null,
    status: 'draft',
    held_at: null,
    url: 'https://go.bakery.example/page/018f0000-0000-7000-8000-00000000000d',
    page_name: null,
    named_url: null,
    revision: 3,
    has_changes: true,
    published_version: null,
    published_at: null,
    created_at: '2026-10-01T10:00:00.000Z',
    updated_at: '2026-10-02T10:00:00.000Z',
    updated_by: 'Owner',
    draft: testDocument(),
    ...change,
  };
}

/** What the team gets of a page. */
export const viewOf = (page: Page, published?: PageDocument) => ({
  page_id: page.page_id,
  org_id: page.org_id,
  org_name: 'Corner Bakery',
  url: page.url,
  published: published ? { version: 1, published_at: '2026-10-02T10:00:00.000Z', document: published } : null,
  code_id: null,
  email: null,
  page,
});

/** The reply of a list with these pages on its one page. */
export const listOfPages = (...pages: Page[]) => ({
  data: pages.map((page, at) => ({ ...page, views: 1200 * at })),
  page: 1,
  pageSize: 10,
  total: pages.length,
});
