/** Work that was promised and is not done. */
export const jobChecks: Record<string, string> = {
  jobs: `
    select org_id || '/' || job_id as subject, format('the job %s was given up: %s', kind, last_error) as says from jobs where state = 'dead'
    union all
    select org_id || '/' || job_id, format('the job %s is due since %s, and others came after it', kind, run_at)
      from jobs where state = 'waiting' and run_at < (select max(created_at) from jobs) - interval '1 hour'
       and (locked_until is null or locked_until < (select max(created_at) from jobs))
    union all
    -- A job that was given up is gone after a month.
    select org_id::text, format('the organization was to be deleted at %s, and no job is left that does it', delete_after)
      from organizations o where delete_after is not null
       and not exists (select from jobs j where j.org_id = o.org_id and j.kind in ('org.delete', 'org.erase'))`,
};
