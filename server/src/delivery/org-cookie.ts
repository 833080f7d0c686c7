const pattern = /(?:^|;\s*)swapt_org=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)/i;

/** The organization that the console in this browser works in, for canaries alone: the cookie proves nothing and opens nothing. */
export const orgOfCookie = (cookies: string | undefined): string | undefined =>
  pattern.exec(cookies ?? '')?.[1]?.toLowerCase();
