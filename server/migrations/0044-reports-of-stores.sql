-- A store can be reported to the operator of the installation, too.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind in ('code', 'page', 'store'));
