-- A mail may be written in HTML beside its text, and bring files: a list of name, media type and bytes in base64. Both say as much of somebody as
-- the text does, so they are gone when it is.
alter table mails
  add column html text,
  add column attachments jsonb
    check (jsonb_typeof(attachments) = 'array' and octet_length(attachments::text) <= 3145728),
  add check (body is not null or (html is null and attachments is null));
