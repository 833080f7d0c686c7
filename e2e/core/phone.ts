import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A German address of the bundled country table, as a proxy in front would report it. */
const germanAddress = '91.64.0.1';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Opens a printed address as an iPhone in Germany would, without following where it leads. */
export function scanWithPhone(request: APIRequestContext, address: string): Promise<APIResponse> {
  return request.get(address, {
    maxRedirects: 0,
    headers: { 'user-agent': iPhone, 'x-forwarded-for': germanAddress, 'accept-language': 'de-DE,de;q=0.9' },
  });
}
