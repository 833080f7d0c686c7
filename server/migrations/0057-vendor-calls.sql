-- What is asked of outside services: queued with the change that needs it, sent outside of any transaction, and kept with its answer.
create table vendor_calls (
  org_id uuid not null references organizations on delete cascade,
  -- The service knows it by this, too, so that asking twice is asking once.
  call_id uuid not null,
  vendor text not null,
  operation text not null,
  subject_kind text not null,
  subject_id uuid not null,
  -- The same may be asked again about one subject, such as a second refund.
  nth integer not null default 1 check (nth > 0),
  -- Ids and amounts alone, nothing personal.
  request jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'done', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- What the service calls what came of it.
  vendor_ref text,
  error jsonb,
  queued_at timestamptz not null,
  -- When it was sent first.
  sent_at timestamptz,
  -- When it is tried next; of one that is being sent, how long whoever sends it may take.
  next_at timestamptz,
  primary key (org_id, call_id),
  constraint vendor_calls_once unique (org_id, vendor, operation, subject_id, nth),
  check ((next_at is null) = (state in ('done', 'failed'))),
  check ((vendor_ref is null) = (state <> 'done')),
  check (sent_at is not null or state = 'waiting')
);
create index vendor_calls_open on vendor_calls (next_at) where next_at is not null;
select wall_off('vendor_calls');
