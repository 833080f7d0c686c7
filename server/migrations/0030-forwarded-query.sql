-- Names of parameters that a code takes from its short address to where it leads.
alter table codes add column forward_query text[] not null default '{}' check (cardinality(forward_query) <= 10);
