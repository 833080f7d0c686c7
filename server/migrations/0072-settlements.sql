-- What a store’s money at an event should come to, and what was counted, by tender in minor units of the event’s currency. A later one covers what came
-- since, or corrects: together they say what all of it came to.
create table settlements (
  org_id uuid not null,
  settlement_id uuid not null,
  event_id uuid not null,
  store_id uuid not null,
  nth integer not null check (nth >= 1),
  -- The approved one that it adds to.
  adjusts uuid,
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'rejected')),
  expected jsonb not null,
  counted jsonb not null,
  note text not null default '',
  -- A photo, in files.
  slip_id uuid,
  submitted_by uuid references users on delete set null,
  submitted_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- Why it was rejected.
  reason text not null default '',
  -- Approved by who submitted it, as nobody else may.
  is_alone boolean not null default false,
  primary key (org_id, settlement_id),
  constraint settlements_nth unique (org_id, event_id, store_id, nth),
  foreign key (org_id, event_id, store_id) references event_stores on delete cascade,
  foreign key (org_id, adjusts) references settlements on delete cascade,
  check ((state = 'submitted') = (decided_at is null))
);
create unique index settlements_waiting on settlements (org_id, event_id, store_id) where state = 'submitted';
create index settlements_slip on settlements (org_id, slip_id) where slip_id is not null;
create index settlements_adjusts on settlements (org_id, adjusts) where adjusts is not null;

-- What was counted and what it should have been is said once. It is decided once, too; from then on nothing of it changes, and it goes with its
-- organization alone. An account that is deleted leaves it, without its name.
create function keep_settlements() returns trigger language plpgsql set search_path = public as $$
declare
  kept jsonb := to_jsonb(old) - 'submitted_by' - 'decided_by';
  now_is jsonb;
begin
  if tg_op = 'DELETE' then
    if old.state = 'submitted' or not exists (select from organizations where org_id = old.org_id and delete_after is null) then return old; end if;
    raise exception 'a settlement that was decided about stays';
  end if;
  now_is := to_jsonb(new) - 'submitted_by' - 'decided_by';
  if now_is = kept and (new.submitted_by is null or new.submitted_by = old.submitted_by)
     and (new.decided_by is null or new.decided_by = old.decided_by) then return new; end if;
  if old.state = 'submitted' and new.submitted_by is not distinct from old.submitted_by
     and now_is - 'state' - 'decided_at' - 'reason' - 'is_alone' = kept - 'state' - 'decided_at' - 'reason' - 'is_alone' then return new; end if;
  raise exception 'a settlement that was decided about stays as it is';
end $$;
revoke execute on function keep_settlements from public;
grant execute on function keep_settlements to swapt_app, swapt_system;
create trigger settlements_kept before update or delete on settlements for each row execute function keep_settlements();

select wall_off('settlements');
