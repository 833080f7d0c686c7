import type { CodeContent } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';

/** The fields of a content that name something which is not there. Published or not, a page may be led to: its address says what it is. */
export const selectMissing = (tx: Tx, orgId: string, content: CodeContent) =>
  tx.query(
    `select w.field from (values ('page_id', $2::uuid), ('note_id', $3::uuid), ('file_id', $4::uuid), ('image_id', $5::uuid), ('store_id', $6::uuid), ('item_id', $7::uuid)) as w (field, id)
     where w.id is not null and not case w.field
       when 'page_id' then exists (select from pages p where p.org_id = $1 and p.page_id = w.id and p.status <> 'deleted')
       when 'note_id' then exists (select from code_notes n where n.org_id = $1 and n.note_id = w.id and n.is_public)
       when 'store_id' then exists (select from stores s where s.org_id = $1 and s.store_id = w.id and s.status <> 'deleted')
       when 'item_id' then exists (select from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'
         where i.org_id = $1 and i.item_id = w.id and i.store_id = $6)
       when 'file_id' then exists (select from files f where f.org_id = $1 and f.file_id = w.id and not f.is_sold and not f.is_slip for key share)
       else exists (select from images i where i.org_id = $1 and i.image_id = w.id for key share) end`,
    [
      orgId,
      content.page_id ?? null,
      content.note_id ?? null,
      content.file_id ?? null,
      content.image_id ?? null,
      content.store_id ?? null,
      content.item_id ?? null,
    ],
  );
