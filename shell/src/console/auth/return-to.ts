/** The page of this console that somebody may be sent to after signing in; anything else becomes `/admin`. */
export function safeReturnTo(path: unknown): string {
  if (typeof path !== 'string' || !/^\/admin(?:[/?#]|$)/.test(path)) return '/admin';
  const url = new URL(path, location.origin);
  const stays = url.origin === location.origin && (url.pathname === '/admin' || url.pathname.startsWith('/admin/'));
  return stays ? url.pathname + url.search + url.hash : '/admin';
}

export function loginPath(returnTo: string): string {
  return `/auth/login?return_to=${encodeURIComponent(safeReturnTo(returnTo))}`;
}
