-- A photo of what a terminal printed, for the team alone: no address gives it but a link of a few minutes.
alter table files add column is_slip boolean not null default false, add check (not (is_slip and is_sold));
