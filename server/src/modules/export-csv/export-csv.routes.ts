import { csvColumns, type ExportSource } from '@swapt/shared/values';
import { assertNotTooMany, assertZone, csvFile, mostRows } from '../../platform/csv/csv-file.js';
import type { ExportLines } from '../../platform/csv/export-lines.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';

/** One-time codes are no list whose columns are chosen. */
const columnsOf: Readonly<Record<ExportSource, readonly string[]>> = {
  'my-codes/customer': csvColumns.customers,
  'my-codes/submissions': csvColumns.submissions,
  'my-codes/one-time-codes': [],
};

/** `linesOf`: what the nouns declare that they export. */
export const exportCsvHandlers = (
  linesOf: Readonly<Record<ExportSource, ExportLines>>,
): Handlers<'analytics.exportCsv'> => ({
  'analytics.exportCsv': async (ctx, input) => {
    assertZone(input.zone);
    assertColumns(input.source, input.columns);
    // One more than may be, to see that there are more, and the head.
    const lines = await ctx.services.db.org(ctx.orgId, (tx) =>
      linesOf[input.source]({ ...ctx, tx }, input, mostRows + 2),
    );
    assertNotTooMany(lines.length - 1);
    return csvFile(lines);
  },
});

/** The contract knows the columns of all sources together. */
function assertColumns(source: ExportSource, columns: readonly string[] = []): void {
  const known = columnsOf[source];
  const unknown = columns.find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const choice = known.length > 0 ? `Choose from: ${known.join(', ')}.` : 'Its columns cannot be chosen.';
  throw new AppError('request.invalid', undefined, { columns: `This export has no column “${unknown}”. ${choice}` });
}
