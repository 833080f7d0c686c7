import type { ErrorCode } from '@swapt/shared/values';

declare module 'fastify' {
  interface FastifyInstance {
    /** Which expected failure a violated constraint stands for, from the modules. */
    constraintCodes?: Readonly<Record<string, ErrorCode>>;
  }
}

export function codeOfConstraint(
  error: unknown,
  codes: Readonly<Record<string, ErrorCode>> = {},
): ErrorCode | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? codes[error.constraint] : undefined;
}
