const subject = "vendor || ' ' || event_id as subject";

/** For the doctor: reports of services about which nothing was done. */
export const openEvents = `
  select ${subject}, format('%s was reported at %s, and nothing was done about it yet', type, received_at) as says
    from vendor_events where state = 'received' and received_at < now() - interval '10 minutes'
  union all
  select ${subject}, format('%s was reported at %s, and what is to be done about it failed', type, received_at)
    from vendor_events where state = 'dead'`;
