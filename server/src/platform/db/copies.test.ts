import { makeCopies } from './copies.js';
import { DatabaseUnavailable } from './errors.js';

type Answer = () => Promise<{ text: string }>;

const page: Answer = async () => ({ text: 'Open till nine' });
const away: Answer = () => Promise.reject(new DatabaseUnavailable('The database is away'));
const kept = { value: { text: 'Open till nine' }, isCopy: true };

describe('a copy of what is published', () => {
  /** What is read is about the row `1`. */
  async function watched() {
    let announce: (id: string) => void = () => {};
    const copies = makeCopies({
      listen: async (_, onNotify) => {
        announce = onNotify;
        return async () => undefined;
      },
    });
    await copies.watch();
    return { announce, read: (answer: Answer) => copies.read('page', answer, () => ['1']) };
  }

  it('is shown while the database is away, until its own row changes', async () => {
    const { announce, read } = await watched();
    await read(page);
    announce('2');
    expect(await read(away)).toEqual(kept);
    announce('1');
    await expect(read(away)).rejects.toThrow('away');
  });

  it('is never kept of what was read while a change was announced: it may be older', async () => {
    const { announce, read } = await watched();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const reading = read(() => asked.then(page));
    announce('1');
    answer();
    expect(await reading).toMatchObject({ isCopy: false });
    await expect(read(away)).rejects.toThrow('away');
    await read(page);
    expect(await read(away)).toEqual(kept);
  });

  it('is forgotten when a change may have been missed', async () => {
    const { announce, read } = await watched();
    await read(page);
    announce('');
    await expect(read(away)).rejects.toThrow('away');
  });

  it('is not shown in place of a fault', async () => {
    const { read } = await watched();
    await read(page);
    await expect(read(() => Promise.reject(new Error('A mistake')))).rejects.toThrow('A mistake');
  });

  it('ends when the thing is read and is gone, although nothing was heard', async () => {
    const copies = makeCopies({ listen: async () => async () => undefined });
    await copies.watch();
    const read = (answer: () => Promise<string[]>) => copies.read('page', answer, (rows) => rows);
    await read(async () => ['1']);
    await read(async () => []);
    await expect(read(() => Promise.reject(new DatabaseUnavailable('away')))).rejects.toThrow('away');
  });

  it('ends with a change of its row also when it was read anew', async () => {
    const { announce, read } = await watched();
    const clock = jest.spyOn(performance, 'now');
    for (const seconds of [0, 10, 20]) {
      clock.mockReturnValue(seconds * 1000);
      await read(page);
    }
    clock.mockRestore();
    announce('1');
    await expect(read(away)).rejects.toThrow('away');
  });

  it('weighs as much as it takes, so that many small ones are bounded too', async () => {
    const copies = makeCopies({ listen: async () => async () => undefined });
    await copies.watch();
    for (let n = 0; n < 200_000; n++)
      await copies.read(
        `${n}`,
        async () => ({}),
        () => ['1'],
      );
    expect(copies.has('0')).toBe(false);
    expect(copies.has('199999')).toBe(true);
  });
});
