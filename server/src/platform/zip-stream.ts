import { Readable, type PassThrough } from 'node:stream';
import yazl from 'yazl';

export interface ZipEntry {
  name: string;
  /** Not read before its turn comes. */
  content: AsyncIterable<string | Uint8Array>;
}

/**
 * A ZIP archive of whatever size as a stream: each entry is made when the reader is ready for it, and then forgotten. What cannot be made ends the
 * stream with its error.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  // It is one of Node's own; wrapped by another it would end that one before its last bytes were read.
  const output = zip.outputStream as PassThrough;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));

  async function fill(): Promise<void> {
    for await (const { name, content } of entries) {
      // The reader may leave; what is left is then not made.
      if (output.destroyed) return;
      await new Promise<void>((resolve) => {
        zip.addReadStreamLazy(name, { mtime }, (give) => {
          give(null, Readable.from(content).on('error', fail));
          resolve();
        });
      });
    }
    zip.end();
  }

  fill().catch(fail);
  return output;
}
