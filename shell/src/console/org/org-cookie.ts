const name = 'swapt_org';
const yearSeconds = 31_536_000;

/** The organization that the server chose canaries for when it made this page, or an empty string. */
export const orgOfPage = document.cookie.match(/(?:^|; )swapt_org=([^;]*)/)?.[1] ?? '';

/** Tells the server which organization is in use, so that it names the releases meant for it. An empty string forgets it. */
export function keepOrgCookie(orgId: string): void {
  document.cookie = `${name}=${orgId}; Path=/; SameSite=Lax; Max-Age=${orgId ? yearSeconds : 0}`;
}
