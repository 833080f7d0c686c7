interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Lets `fetch` answer as told, with what the shell reads of an answer: jsdom has no `Response`. Gives the double, which knows how it was called. */
export function answerFetch(answer: () => Answer) {
  const double = jest.fn(async (): Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'json'>> => {
    const { status = 200, headers, body } = answer();
    return { ok: status < 300, status, headers: new Headers(headers), json: async () => body };
  });
  Reflect.set(globalThis, 'fetch', double);
  return double;
}
