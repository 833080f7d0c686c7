import { exportSources } from '@swapt/shared/values';
import type { ExportLines } from '../../platform/csv/export-lines.js';
import { exportCsvModule } from './export-csv.module.js';

describe('exports as CSV', () => {
  const lines: ExportLines = () => Promise.resolve([]);
  const declared = exportSources.map((source) => ({ exports: { [source]: lines } }));

  it('are those that the nouns declare: each that the contract promises, once', () => {
    expect(() => exportCsvModule(declared)).not.toThrow();
    expect(() => exportCsvModule(declared.slice(1))).toThrow('No module exports “my-codes/customer”');
    expect(() => exportCsvModule([...declared, ...declared])).toThrow('Two modules export “my-codes/customer”');
  });
});
