/** What led a shopper to a page of a store: a code, a landing page. It goes along in addresses and with lines of the cart; nothing else is kept of it. */
export interface LedBy {
  code_id?: string;
  page_id?: string;
}

/** The names of both in an address. */
export const ledFields = { code_id: 'code', page_id: 'via' } as const;

const isId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What is no id is left out; whether there is such a code, the server finds out when something is ordered. */
export const toLedBy = (code: string | null | undefined, page: string | null | undefined): LedBy => ({
  ...(isId(code) && { code_id: code.toLowerCase() }),
  ...(isId(page) && { page_id: page.toLowerCase() }),
});

export const readLedBy = (query: URLSearchParams): LedBy =>
  toLedBy(query.get(ledFields.code_id), query.get(ledFields.page_id));

/** The parameters that carry it on. */
export const ledParameters = ({ code_id: code, page_id: page }: LedBy = {}): [string, string][] => [
  ...(code ? [[ledFields.code_id, code] as [string, string]] : []),
  ...(page ? [[ledFields.page_id, page] as [string, string]] : []),
];

export function withLedBy(address: string, led: LedBy | undefined): string {
  const query = new URLSearchParams(ledParameters(led)).toString();
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
