import { exportSources, type ExportSource } from '@swapt/shared/values';
import type { ExportLines } from '../../platform/csv/export-lines.js';
import { defineModule, type Module } from '../../platform/module.js';
import { exportCsvHandlers } from './export-csv.routes.js';

/** Exports what the nouns declare. The program does not start without one that the contract promises, nor with two of one name. */
export const exportCsvModule = (nouns: readonly Module[]) =>
  defineModule({
    handlers: exportCsvHandlers(
      Object.fromEntries(exportSources.map((source) => [source, linesOf(nouns, source)])) as Record<
        ExportSource,
        ExportLines
      >,
    ),
  });

function linesOf(nouns: readonly Module[], source: ExportSource): ExportLines {
  const [lines, another] = nouns.flatMap(({ exports }) => exports?.[source] ?? []);
  if (!lines || another) throw new Error(`${lines ? 'Two modules export' : 'No module exports'} “${source}”`);
  return lines;
}
