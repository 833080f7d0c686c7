/** What changes of many codes say of themselves, and what they have kept to be undone. */
export const bulkChangeChecks: Record<string, string> = {
  'bulk changes': `
    select b.org_id || '/' || b.change_id as subject, format('a change of %s codes changed %s, and %s can be put back', b.total, b.changed, n.codes) as says
      from bulk_changes b cross join lateral (
        select count(*) as codes from bulk_changed_codes c where c.org_id = b.org_id and c.change_id = b.change_id
      ) n
     where n.codes <> b.changed or b.done > b.total or b.undone > b.changed`,
};
