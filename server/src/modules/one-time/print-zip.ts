import { Readable } from 'node:stream';
import yazl from 'yazl';

export interface ZipEntry {
  name: string;
  /** Opened when its turn comes. */
  open: () => Readable;
}

/** A ZIP archive of whatever size as a stream: each entry is made when the reader is ready for it, and then forgotten. */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  // The reader may leave; what is left is then not made.
  const isLeft = () => output.destroyed;
  void fill(zip, entries, mtime, isLeft).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function fill(zip: yazl.ZipFile, entries: AsyncIterable<ZipEntry>, mtime: Date, isLeft: () => boolean) {
  for await (const { name, open } of entries) {
    if (isLeft()) return;
    await new Promise<void>((resolve) => {
      zip.addReadStreamLazy(name, { mtime }, (give) => {
        give(null, open());
        resolve();
      });
    });
  }
  zip.end();
}
