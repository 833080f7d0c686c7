-- Whether cards are charged when something is ordered, or when it is handed over.
alter table stores add column card_charge text not null default 'order' check (card_charge in ('order', 'handover'));
alter table payments add column capture text not null default 'automatic' check (capture in ('automatic', 'manual'));
