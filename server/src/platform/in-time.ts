/** What work gives, or nothing once somebody has waited for it so long; it goes on for whoever else waits for it. */
export async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
