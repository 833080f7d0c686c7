// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** code-content.sql.ts: selectContent */
    "select c.type, c.content, c.updated_at,\n\
       (select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'media', f.media, 'bytes', f.bytes) from files f\n\
         where f.org_id = c.org_id and f.file_id = (c.content ->> 'file_id')::uuid) as file\n\
     from codes c where c.org_id = $1 and c.code_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        type: 'app' | 'card' | 'event' | 'file' | 'item' | 'link' | 'note' | 'page' | 'store' | 'wifi';
        content: ColumnTypes['codes.content'];
        updated_at: Date;
        file: { file_id: string; name: string; media: string; bytes: number } | null;
      };
    };

    /** code-content.sql.ts: selectSlugOf */
    "select slug from codes where code_id = $1 and type = 'card'": {
      values: readonly [string | null];
      row: { slug: string };
    };

    /** content.sql.ts: selectMissing */
    "select w.field from (values ('page_id', $2::uuid), ('note_id', $3::uuid), ('file_id', $4::uuid), ('image_id', $5::uuid), ('store_id', $6::uuid), ('item_id', $7::uuid)) as w (field, id)\n\
     where w.id is not null and not case w.field\n\
       when 'page_id' then exists (select from pages p where p.org_id = $1 and p.page_id = w.id and p.status <> 'deleted')\n\
       when 'note_id' then exists (select from code_notes n where n.org_id = $1 and n.note_id = w.id and n.is_public)\n\
       when 'store_id' then exists (select from stores s where s.org_id = $1 and s.store_id = w.id and s.status <> 'deleted')\n\
       when 'item_id' then exists (select from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
         where i.org_id = $1 and i.item_id = w.id and i.store_id = $6)\n\
       when 'file_id' then exists (select from files f where f.org_id = $1 and f.file_id = w.id and not f.is_sold and not f.is_slip for key share)\n\
       else exists (select from images i where i.org_id = $1 and i.image_id = w.id for key share) end": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
      row: { field: 'file_id' | 'image_id' | 'item_id' | 'note_id' | 'page_id' | 'store_id' };
    };
  }
}
