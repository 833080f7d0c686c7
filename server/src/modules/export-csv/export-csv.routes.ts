import { toCsv } from '@swapt/shared/csv';
import { isZone } from '@swapt/shared/dates';
import type { ExportSource } from '@swapt/shared/values';
import type { ExportLines, Line } from '../../platform/csv/export-lines.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { codeLines } from './code-lines.js';

/** So that one request neither fills the memory nor is cut off without a word. */
const mostRows = 50_000;
/** Spreadsheets read a file without it as Latin letters alone. */
const byteOrderMark = '\uFEFF';

/** `linesOf`: what the nouns declare that they export. */
export const exportCsvHandlers = (
  linesOf: Readonly<Record<ExportSource, ExportLines>>,
): Handlers<'analytics.exportCsv' | 'codes.exportCsv'> => ({
  'analytics.exportCsv': async (ctx, input) => {
    const { source } = input;
    const zone = readZone(input);
    // One more than may be, to see that there are more.
    const lines = await ctx.services.db.org(ctx.orgId, (tx) =>
      linesOf[source]({ ...ctx, tx }, { ...input, zone }, mostRows + 2),
    );
    return fileOf(lines);
  },

  'codes.exportCsv': async (ctx, input) => fileOf(await codeLines(ctx, input.filter, readZone(input), mostRows + 1)),
});

function readZone({ zone = 'UTC' }: { zone?: string }): string {
  if (isZone(zone)) return zone;
  throw new AppError('analytics.bad_zone', undefined, { zone: 'Send a name such as Europe/Rome.' });
}

/** The lines, of which the first is the head. */
function fileOf(lines: readonly Line[]): { body: string } {
  if (lines.length > mostRows + 1) {
    throw new AppError(
      'analytics.export_failed',
      'There are more than 50,000 rows. Filter the list and export it in several files.',
    );
  }
  return { body: Buffer.from(byteOrderMark + toCsv(lines)).toString('base64') };
}
