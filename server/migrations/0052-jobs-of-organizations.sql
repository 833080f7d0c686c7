-- Of those with one key a single one waits that nobody has taken yet; whoever takes it frees its key.
alter table jobs add column dedupe_key text;
create unique index jobs_deduped on jobs (org_id, kind, dedupe_key) where dedupe_key is not null;

-- What an organization sees of its jobs: when one was tried last, and which expected failure ended that.
alter table jobs add column tried_at timestamptz, add column error_code text;
create index jobs_of_org on jobs (org_id, state, job_id);
