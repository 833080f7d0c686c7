import { expect, type APIRequestContext } from '@playwright/test';
import { expectOk } from './http.js';

interface Mail {
  subject: string;
  text: string;
}

/** The link in the newest mail to this address, which is sent a moment after it was asked for. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  let link = '';
  const read = async () => {
    const reply = await expectOk(await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`));
    const { data } = (await reply.json()) as { data: Mail[] };
    link = data[0]?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
    return link;
  };
  await expect.poll(read, `a mail with a link to ${to}`).not.toBe('');
  return link;
}
