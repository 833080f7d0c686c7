import { setTimeout as sleep } from 'node:timers/promises';
import { inTime } from './in-time.js';

describe('what is waited for', () => {
  it('is given when it comes in time, and so is why it failed', async () => {
    expect(await inTime(Promise.resolve('here'), 1000)).toBe('here');
    await expect(inTime(Promise.reject(new Error('away')), 1000)).rejects.toThrow('away');
  });

  it('is nothing when it comes late, and its failure is nobody’s', async () => {
    const late = sleep(20).then(() => {
      throw new Error('too late to matter');
    });
    expect(await inTime(late, 1)).toBeUndefined();
    await sleep(30);
  });

  it('leaves no timer behind', async () => {
    const before = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    await inTime(Promise.resolve(), 60_000);
    expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout')).toHaveLength(before);
  });
});
