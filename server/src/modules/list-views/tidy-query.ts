/** What an address has besides what its list shows: the page that somebody is on, and the view that it came from. */
const passing = ['page', 'view'];

/** What a view keeps of an address. */
export function tidyQuery(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of passing) params.delete(name);
  return params.toString();
}
