-- Which codes lead to a page.
create index codes_page on codes (org_id, (content ->> 'page_id')) where content ? 'page_id';
create index codes_page_links on codes (org_id, right(target, 42)) where type = 'link';
