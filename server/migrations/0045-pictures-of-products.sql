-- Whether a product still shows a picture is asked before it is deleted.
create index products_pictures on products using gin (ids_named_in(pictures::text)) where pictures <> '[]';
