import type { APIRequestContext } from '@playwright/test';
import type { Boot } from '@swapt/shared/remote';
import { expectOk } from './http.js';

/** What the server writes into the console's page. */
export async function readBoot(request: APIRequestContext, headers: Record<string, string> = {}): Promise<Boot> {
  const html = await (await expectOk(await request.get('/admin', { headers }))).text();
  const json = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html)?.[1];
  if (!json) throw new Error('The page of the console has no boot data');
  return JSON.parse(json) as Boot;
}
