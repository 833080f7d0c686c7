import { readFileSync } from 'node:fs';

/** What `malloc` takes for threads: it begins at a multiple of this, and is no larger. The engine’s memory is. */
const arena = 64 * 1024 * 1024;

/** What of this process is in memory, in MB, by what it belongs to. Linux only. */
export function residentMemory() {
  const found = { engine: 0, malloc: 0, compiled: 0, files: 0, others: 0 };
  for (const part of readFileSync('/proc/self/smaps', 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const [range = '', access = '', , , , path = ''] = part.split('\n', 1).join('').split(/ +/);
    const [start = 0, end = 0] = range.split('-').map((address) => Number.parseInt(address, 16));
    const rss = Number(/^Rss: +(\d+)/m.exec(part)?.[1] ?? 0) / 1024;
    const isOfMalloc = path === '[heap]' || (start % arena === 0 && end - start <= arena);
    if (path.startsWith('/')) found.files += rss;
    else if (access.includes('x')) found.compiled += rss;
    else if (end - start > arena) found.engine += rss;
    else if (isOfMalloc) found.malloc += rss;
    else found.others += rss;
  }
  const { rss, heapTotal } = process.memoryUsage();
  const heap = heapTotal / 1024 / 1024;
  return { rss: rss / 1024 / 1024, ...found, heap, others: found.others - heap };
}
