-- A scan writes the hour it falls in and nothing else: days and months get their hours once these are over. Until then both are read together.
alter table scan_counts add column is_summed boolean not null default true;
comment on column scan_counts.is_summed is 'Of an hour: whether its day and month have it.';
create index scan_counts_fresh on scan_counts (org_id, code_id, starts) where span = 'hour' and not is_summed;
