/** What is shown of each remote against the history of its releases. */
export const remoteChecks: Record<string, string> = {
  remotes: `
    select p.name || ' ' || p.channel as subject,
           format('%s is shown, and the history ends with %s', coalesce(p.version, 'nothing'), coalesce(last.to_version, 'nothing')) as says
      from remote_pointers p left join lateral (
        select a.to_version from remote_audit a
         where a.name = p.name and a.channel = p.channel and a.action not in ('disable', 'enable', 'alarm', 'allow', 'add')
           -- Of a release that nobody was shown.
           and not (a.action = 'quarantine' and a.channel = 'stable' and a.to_version is null)
         order by a.seq desc limit 1
      ) last on true
     where p.version is distinct from last.to_version
    union all
    select p.name || ' ' || p.channel, format('%s is quarantined and still shown: publish a corrected release', p.version)
      from remote_pointers p join remote_quarantines q on q.name = p.name and q.version = p.version and q.lifted_at is null`,
};
