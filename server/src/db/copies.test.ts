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
});
