import { ApiError } from '@swapt/shared/client';
import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { watchConnection } from './connection.js';

const lost = ApiError.offline(new TypeError('Failed to fetch'));
const settle = () => jest.advanceTimersByTimeAsync(0);

let isReached = true;
const ask = jest.fn(() => (isReached ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
let connection: ReturnType<typeof watchConnection>;

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
  isReached = true;
  connection = watchConnection(ask);
});
afterEach(() => {
  connection.stop();
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

it('is over when a call got no answer and the server gives none either, and comes back by itself', async () => {
  isReached = false;
  connection.suspect(lost);
  await settle();
  expect(onlineManager.isOnline()).toBe(false);
  isReached = true;
  await jest.advanceTimersByTimeAsync(3000);
  expect(onlineManager.isOnline()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stays when one call alone got no answer, and for every refusal', async () => {
  connection.suspect(lost);
  await settle();
  expect(onlineManager.isOnline()).toBe(true);
  connection.suspect(new ApiError(503, 'server.unavailable', 'busy'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('is looked at when the browser says that its network changed', async () => {
  isReached = false;
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(onlineManager.isOnline()).toBe(false);
  isReached = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(onlineManager.isOnline()).toBe(true);
});

it('lets a save wait that was made without it, and sends it once', async () => {
  const client = new QueryClient();
  client.mount();
  isReached = false;
  window.dispatchEvent(new Event('offline'));
  await settle();
  const save = jest.fn(async () => 'saved');
  const done = new MutationObserver(client, { mutationFn: save }).mutate();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
  isReached = true;
  await jest.advanceTimersByTimeAsync(3000);
  expect(await done).toBe('saved');
  expect(save).toHaveBeenCalledTimes(1);
  client.unmount();
});
