import type { APIRequestContext } from '@playwright/test';
import { expectOk } from './http.js';

interface Mail {
  subject: string;
  text: string;
}

/** The link in the newest mail to this address. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  const reply = await expectOk(await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`));
  const { data } = (await reply.json()) as { data: Mail[] };
  const link = data[0]?.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`No mail with a link to ${to}`);
  return link;
}
