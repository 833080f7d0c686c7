/** Lets so many works run at once and so many more wait; undefined for one more than that. */
export function limitConcurrency({ running: most, waiting: mostWaiting }: { running: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) return undefined;
      // Whoever ends hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
