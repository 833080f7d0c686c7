import type { CompiledMessage } from 'icu-minify/format';
import compile from 'icu-minify/compile';

/** Messages as they are filled in. It takes the parser of ICU messages, so it happens where there is room for it: on the server, and in the editor. */
export const compileMessages = (messages: Record<string, string>): Record<string, CompiledMessage> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compile(message)]));
