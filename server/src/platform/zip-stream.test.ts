import { zipStream, type ZipEntry } from './zip-stream.js';

describe('a ZIP archive that cannot be made to its end', () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'a first line';
    throw new Error('the database is gone');
  }
  async function* whole(): AsyncGenerator<string> {
    yield 'all of it';
  }
  async function* entries(contents: AsyncIterable<string>[], error?: Error): AsyncGenerator<ZipEntry> {
    for (const [index, content] of contents.entries()) yield { name: `${index}.txt`, content };
    if (error) throw error;
  }
  const read = (...parts: Parameters<typeof entries>) => zipStream(entries(...parts), new Date()).toArray();

  it.each([
    ['the first', [broken(), whole()]],
    ['the last', [whole(), broken()]],
  ])('ends its stream with the error of an entry, also of %s', async (_, contents) => {
    await expect(read(contents)).rejects.toThrow('the database is gone');
  });

  it('ends its stream with the error of what lists its entries', async () => {
    await expect(read([whole()], new Error('no more of them'))).rejects.toThrow('no more of them');
  });
});
