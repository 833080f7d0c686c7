-- A short name that is typed in other letters finds its code. One-time codes are left out: without their letters they would be easier to guess.
-- Compared byte by byte, since letters are lowered as English ones whatever the language of the database.
create index slugs_any_case on slugs (lower(slug collate "C")) where code_id is not null and not is_one_time;
