import type { APIRequestContext, APIResponse } from '@playwright/test';

/** Reads a reply that must be a success; says what came instead. */
export async function expectOk(reply: APIResponse): Promise<APIResponse> {
  if (!reply.ok()) throw new Error(`${reply.url()} answered ${reply.status()}: ${(await reply.text()).slice(0, 300)}`);
  return reply;
}

/** Sends a form as a browser's page of this server would. */
export async function postForm(
  request: APIRequestContext,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const { origin } = new URL(url);
  return expectOk(await request.post(url, { form, headers: { origin, ...headers } }));
}
