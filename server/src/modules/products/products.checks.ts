/** For the doctor: entries that do not say what their product says. */
export const wrongProductEntries = `
  select coalesce(p.product_id, e.product_id)::text as subject,
         case when e.product_id is null then 'no entry' else 'the entry says something else' end as says
    from products p
    full join product_entries e on e.org_id = p.org_id and e.product_id = p.product_id
   where (e.status, e.name, e.words, e.currencies, e.created_at, e.updated_at)
         is distinct from (p.status, lower(p.name), product_words(p.org_id, p.product_id, p.name), product_currencies(p.org_id, p.product_id), p.created_at, p.updated_at)`;

/** Variants that are sold without fitting the options of their product. */
export const wrongVariants = `
  select v.variant_id::text as subject, format('%s values for %s options', cardinality(v.option_values), jsonb_array_length(p.options)) as says
    from product_variants v join products p on p.org_id = v.org_id and p.product_id = v.product_id
   where v.archived_at is null and cardinality(v.option_values) <> jsonb_array_length(p.options)`;

/** Products that could be sold and have nothing to buy. */
export const productsWithoutVariants = `
  select p.product_id::text as subject, format('%s, without a variant', p.status) as says
    from products p
   where p.status <> 'deleted' and not exists (
     select from product_variants v where v.org_id = p.org_id and v.product_id = p.product_id and v.archived_at is null)`;
