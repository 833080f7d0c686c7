const subject = "org_id || '/' || call_id as subject";

/** For the doctor: calls that nobody goes on with, or of which nobody knows what came of them. */
export const openCalls = `
  select ${subject}, format('%s of %s is being sent since %s, and nobody ends it', operation, vendor, sent_at) as says
    from vendor_calls where state = 'sending' and next_at < now() - interval '10 minutes'
  union all
  select ${subject}, format('%s of %s: since %s it is not known whether it was done: %s', operation, vendor, sent_at, error ->> 'message')
    from vendor_calls where state = 'unknown' and sent_at < now() - interval '1 hour'
  union all
  select ${subject}, format('%s of %s was to be sent at %s, and was not', operation, vendor, next_at)
    from vendor_calls where state = 'waiting' and next_at < now() - interval '1 hour'`;
