/** Recovery codes stand in for an app that is set up, ten at most. */
export const identityChecks: Record<string, string> = {
  'second factors': `
    select f.account_id::text as subject, 'has recovery codes, and no second factor that is on' as says
      from second_factors f where f.confirmed_at is null and exists (select from recovery_codes r where r.account_id = f.account_id)
    union all
    select r.account_id::text, format('has %s recovery codes', count(*)) from recovery_codes r group by r.account_id having count(*) > 10`,
};
