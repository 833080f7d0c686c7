-- Mails are written in the transaction of the change that asks for them, and sent by a job: `waiting` until the mail server took them (`sent`) or
-- never did (`failed`); `shown` where there is no mail server and they are read in the mailbox page. A mail that ended has no body: it carries tokens.
alter table mails
  add column org_id uuid references organizations on delete cascade,
  add column state text not null default 'shown' check (state in ('waiting', 'sent', 'failed', 'shown')),
  add column attempts integer not null default 0,
  add column expires_at timestamptz,
  add column last_error text,
  alter column body drop not null;
update mails set expires_at = created_at + interval '7 days';
alter table mails
  alter column expires_at set not null,
  alter column state drop default,
  add check ((body is null) = (state in ('sent', 'failed')));
create index mails_recipient on mails (lower(recipient));
create index mails_of_org on mails (org_id) where org_id is not null;
create index mails_age on mails (created_at);
select wall_off('mails');

-- A job forgets what it was asked with once it is done.
update jobs set payload = '{}' where state = 'done';
