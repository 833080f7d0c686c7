export interface Reply {
  status: number;
  body: object;
}

/** A request that does nothing, in Square's words (developer.squareup.com, "Handling errors"). */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly status: number,
    readonly category: string,
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
  }

  get reply(): Reply {
    const { category, code, detail } = this;
    return { status: this.status, body: { errors: [{ category, code, detail }] } };
  }
}

export const invalid = (code: string, detail: string) => new Fault(400, 'INVALID_REQUEST_ERROR', code, detail);
export const missing = (what: string) => new Fault(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', `${what} was not found.`);
export const unauthorized = (code: string, detail: string) => new Fault(401, 'AUTHENTICATION_ERROR', code, detail);
