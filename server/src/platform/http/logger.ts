import { pino, type Level, type Logger } from 'pino';

/** Paths of what must never stand in a log; request bodies are not logged at all. */
const secret = [
  'authorization',
  'cookie',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.secret',
  '*.token',
  'req.headers',
  'res.headers',
];

export function createLog(level: Level, destination: { write(line: string): void } = process.stdout): Logger {
  return pino(
    {
      level,
      redact: { paths: secret, censor: '[hidden]' },
      serializers: { err: plainError },
    },
    destination,
  );
}

/** Drivers hang statements, values and connections on their errors: only what is written by hand stays. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'something other than an error was thrown' };
  return { type: error.name, message: error.message, stack: error.stack };
}
