/** For the doctor: products and paid orders whose file is not there to be downloaded, or has an address for everybody. */
export const soldFilesChecks = {
  'files of products': `
  select p.product_id::text as subject, coalesce('a file that is not sold: ' || f.name, 'its file is gone') as says
    from products p left join files f on f.org_id = p.org_id and f.file_id = p.file_id
   where p.file_id is not null and p.status <> 'deleted' and f.is_sold is not true`,
  'files of orders': `
  select o.order_id || '/' || l.line_no as subject, 'its file is gone' as says
    from orders o join order_lines l on l.org_id = o.org_id and l.order_id = o.order_id and l.file_id is not null
    left join files f on f.org_id = l.org_id and f.file_id = l.file_id
   where o.files_until > now() and f.is_sold is not true`,
  'paid files': `
  select o.order_id::text as subject, 'paid, and its files were never handed over' as says
    from orders o
   where o.link_hours is not null and o.files_until is null and o.status in ('placed', 'completed') and o.payment_status = 'paid'`,
};
