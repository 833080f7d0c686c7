/** What changes of many say of themselves, and what they have kept to be undone. */
export const bulkChangeChecks: Record<string, string> = {
  'bulk changes': `
    select b.org_id || '/' || b.change_id as subject, format('a change of %s %s changed %s, and %s can be put back', b.total, b.noun, b.changed, n.items) as says
      from bulk_changes b cross join lateral (
        select count(*) as items from bulk_changed_items c where c.org_id = b.org_id and c.change_id = b.change_id
      ) n
     where n.items <> case when b.can_undo then b.changed else 0 end or b.done > b.total or b.undone > b.changed`,
};
