-- Pages that may be listed by search engines; the sitemap asks for them across organizations.
create index page_versions_findable on page_versions (org_id, page_id, version) where document #> '{root,props,findable}' = 'true';
