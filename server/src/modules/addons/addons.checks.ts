import { addOnLimits } from '@swapt/shared/values';

/** For the doctor: an add-on of one store that is chosen for an item of another one, or is for all of them and chosen all the same. */
export const misplacedItems = `
  select a.add_on_id || '/' || i.item_id as subject,
    case when a.is_for_all then 'is for all, and chosen for one' else 'is of another store than the item' end as says
    from add_on_items c join add_ons a on a.org_id = c.org_id and a.add_on_id = c.add_on_id
      join store_items i on i.org_id = c.org_id and i.item_id = c.item_id
   where a.is_for_all or i.store_id <> a.store_id`;

export const tooManyAddOns = `
  select store_id::text as subject, format('%s add-ons, at most ${addOnLimits.perStore}', count(*)) as says
    from add_ons group by org_id, store_id having count(*) > ${addOnLimits.perStore}`;
