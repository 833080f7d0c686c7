import { ApiError, type Call } from '../client/index.js';
import type { Api, OperationId } from '../contract/index.js';
import { errors, type ErrorCode } from '../values/platform/errors.js';

export type FakeApi = { [K in OperationId]?: (input: Api[K]['in']) => Api[K]['out'] | Promise<Api[K]['out']> };

export interface FakeCalls {
  call: Call;
  /** Inputs of every call of one operation, oldest first. */
  inputs: <K extends OperationId>(id: K) => Api[K]['in'][];
  /** The Idempotency-Keys of every call of one operation, oldest first. */
  keys: (id: OperationId) => (string | undefined)[];
}

/** What every screen with a list asks; a test that is about views answers itself. */
const always: FakeApi = {
  'listViews.get': () => ({ data: { views: [], default_view_id: null, columns: null } }),
};

const unhandled: string[] = [];

// A screen shows a failed call as an error with retry, which a test might not notice.
afterEach(() => {
  expect(unhandled.splice(0)).toEqual([]);
});

/** An API of the contract's shape. A call that no handler answers fails the test. */
export function fakeApi(handlers: FakeApi): FakeCalls {
  const seen: { id: OperationId; input: unknown; key: string | undefined }[] = [];
  const call: Call = async (id, input, options) => {
    seen.push({ id, input, key: options?.idempotencyKey });
    const handler = handlers[id] ?? always[id];
    if (!handler) {
      unhandled.push(id);
      throw new Error(`The test has no handler of ${id}`);
    }
    return handler(input);
  };
  return {
    call,
    inputs: <K extends OperationId>(id: K) =>
      seen.filter((one) => one.id === id).map(({ input }) => input as Api[K]['in']),
    keys: (id) => seen.filter((one) => one.id === id).map(({ key }) => key),
  };
}

/** What a failing handler throws: the error of the contract, as the client would. */
export function apiError(code: ErrorCode, extra: { detail?: string; fields?: Record<string, string> } = {}): ApiError {
  const [status, title] = errors[code];
  return new ApiError(status, code, title, extra.detail, extra.fields, 'req-1');
}
