import { setTimeout as pause } from 'node:timers/promises';

/** In ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin);
};

/** How long others wait for something that they do again and again until it is stopped; in ms. */
export function watchOthers(read: () => Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  const readAgain = async () => {
    while (!isOver) {
      times.push(await timed(read));
      await pause(10);
    }
  };
  const reading = readAgain();
  return async () => {
    isOver = true;
    await reading;
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return { lists: times.length, median: at(0.5), p95: at(0.95), most: at(1) };
  };
}
