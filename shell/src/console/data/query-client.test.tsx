import { ApiError } from '@swapt/shared/client';
import { apiError } from '@swapt/shared/testing';
import { MutationObserver } from '@tanstack/react-query';
import { createQueryClient, retryDelay } from './query-client.js';

const read = async (error: Error) => {
  const client = createQueryClient(() => {});
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  const queryFn = jest.fn(() => Promise.reject(error));
  await client
    .fetchQuery({ queryKey: ['x'], queryFn, retry: client.getDefaultOptions().queries?.retry })
    .catch(() => {});
  return queryFn.mock.calls.length;
};

const write = async (meta?: { shownByForm: true }) => {
  const report = jest.fn();
  const mutationFn = jest.fn(() => Promise.reject(apiError('server.unavailable')));
  await new MutationObserver(createQueryClient(report), { mutationFn, meta }).mutate().catch(() => {});
  return { tries: mutationFn.mock.calls.length, reports: report.mock.calls.length };
};

describe('the query cache', () => {
  it('keeps unused data for five minutes [G.cache]', () => {
    expect(createQueryClient(() => {}).getDefaultOptions().queries?.gcTime).toBe(300_000);
  });

  it('tries a query three times more when it may succeed then [G.cache]', async () => {
    expect(await read(apiError('server.unavailable'))).toBe(4);
    expect(await read(apiError('rate.limited'))).toBe(4);
    expect(await read(ApiError.offline(new TypeError('Failed to fetch')))).toBe(4);
    expect(await read(new Error('anything else'))).toBe(4);
  });

  it('does not ask again for what was refused [G.cache]', async () => {
    expect(await read(apiError('code.not_found'))).toBe(1);
    expect(await read(apiError('auth.forbidden'))).toBe(1);
  });

  it('waits twice as long before each try, never more than 30 seconds [G.cache]', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('never repeats a mutation, and shows its failure once [G.cache, E.wrap]', async () => {
    expect(await write()).toEqual({ tries: 1, reports: 1 });
  });

  it('asks for the terms, and shows no failure, when the server refuses for want of them [P.terms]', async () => {
    const report = jest.fn();
    const client = createQueryClient(report);
    const refuse = () => Promise.reject(apiError('terms.not_accepted'));
    for (const fail of [
      () => client.fetchQuery({ queryKey: ['codes'], queryFn: refuse }),
      () => new MutationObserver(client, { mutationFn: refuse }).mutate(),
    ]) {
      client.setQueryData(['terms', 'terms.get', {}], {});
      await fail().catch(() => {});
      expect(client.getQueryState(['terms', 'terms.get', {}])?.isInvalidated).toBe(true);
    }
    expect(report).not.toHaveBeenCalled();
  });

  it('leaves a failure to the form that shows it itself [E.wrap]', async () => {
    expect(await write({ shownByForm: true })).toEqual({ tries: 1, reports: 0 });
  });
});
