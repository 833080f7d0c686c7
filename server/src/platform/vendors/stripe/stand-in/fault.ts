export interface Reply {
  status: number;
  body: object;
}

/** A request that does nothing. Stripe's library takes an answer without `error` for a success, whatever its status is. */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message);
  }

  get reply(): Reply {
    return { status: this.status, body: { error: this.error } };
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new Fault(400, { type: 'invalid_request_error', message, ...more });

export const missing = (what: string, id: string, param: string) =>
  new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
