import { types } from 'node:util';

/** The database refused a statement. `code` is the SQLSTATE; `constraint` names the rule that was broken, where there is one. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(
    message: string,
    readonly code: string,
    readonly constraint?: string,
  ) {
    super(message);
  }
}

/** The database cannot be reached or cannot write at the moment; the same request may succeed a little later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// 08 connection, 53 no resources (a full disk is 53100), 57P0x shutting down or starting, 58 input or output, 25006 a read-only standby.
const passing = /^(08...|53...|57P0.|58...|25006)$/;
const network = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)/;
const gone =
  /connection (was )?(terminated|closed|ended)|connection error|timeout exceeded|after calling end|not queryable/i;

/** Whatever a driver threw, as one of the two classes; anything else (a mistake in the program) stays as it is. */
export function toDatabaseError(error: unknown): unknown {
  // Errors of Node's own network code are no `instanceof Error` inside of a test's sandbox.
  if (!types.isNativeError(error) || error instanceof DatabaseError || error instanceof DatabaseUnavailable)
    return error;
  const code = textField(error, 'code');
  if (passing.test(code) || network.test(code) || gone.test(error.message)) {
    return new DatabaseUnavailable(error.message, { cause: error });
  }
  return /^[0-9A-Z]{5}$/.test(code)
    ? new DatabaseError(error.message, code, textField(error, 'constraint') || undefined)
    : error;
}

function textField(error: object, field: string): string {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}
