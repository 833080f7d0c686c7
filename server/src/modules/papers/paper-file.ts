import { refuseInTransaction } from '../../platform/db/transaction.js';
import { drawPaper } from './draw-paper.js';
import { shownNumber, type PaperContent } from './paper-content.js';

interface PaperFile {
  /** Letters, digits and dashes: it may stand in a header. */
  name: string;
  type: 'application/pdf';
  body: Buffer;
  pages: number;
}

/** A paper as a file. It takes some time, so no transaction is held meanwhile. */
export async function fileOf(content: PaperContent): Promise<PaperFile> {
  refuseInTransaction('drawing');
  const { body, pages } = await drawPaper(content);
  const number = shownNumber(content) ?? String(content.order);
  return { name: `${content.kind.replace('_', '-')}-${number}.pdf`, type: 'application/pdf', body, pages };
}
