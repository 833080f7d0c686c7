import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';

/** The files of a ZIP archive on disk, to be read in any order. */
export interface Zip {
  names: string[];
  /** Throws where there is no file of this name. */
  read(name: string): Promise<Readable>;
  close(): void;
}

export async function openZip(path: string): Promise<Zip> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: false }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${name} is missing in it`);
      return new Promise((resolve, reject) =>
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
      );
    },
    close: () => zip.close(),
  };
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      found.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(found)).on('error', reject);
    zip.readEntry();
  });
}
