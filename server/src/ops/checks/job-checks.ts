/** Work that was promised and is not done. */
export const jobChecks: Record<string, string> = {
  jobs: `
    select org_id || '/' || job_id as subject, format('the job %s was given up: %s', kind, last_error) as says from jobs where state = 'dead'
    union all
    select org_id || '/' || job_id, format('the job %s is due since %s, and others came after it', kind, run_at)
      from jobs where state = 'waiting' and run_at < (select max(created_at) from jobs) - interval '1 hour'
       and (locked_until is null or locked_until < (select max(created_at) from jobs))`,
};
