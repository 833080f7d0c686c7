import { type CsvColumns, csvWriter } from '../../platform/csv/csv-columns.js';
import type { ExportLines } from '../../platform/csv/export-lines.js';
import { selectSubmissions, type SubmissionRow } from './submissions.sql.js';

/** What was sent, newest first, with a column for everything that was asked. */
export const submissionLines: ExportLines = async ({ tx, orgId }, input, most) => {
  const rows = await selectSubmissions(tx, orgId, input, most, 0);
  const { head, line } = csvWriter(columnsOf(rows), input);
  return [head, ...rows.map(line)];
};

function columnsOf(rows: readonly SubmissionRow[]): CsvColumns<SubmissionRow, 'submissions'> {
  // The newest form names the column: the rows come newest first.
  const labels = new Map<string, string>();
  for (const { answers } of rows) {
    for (const { name, label } of answers) if (!labels.has(name)) labels.set(name, label);
  }
  return [
    { key: 'at', title: 'Sent', value: (row, at) => at(row.at) },
    { key: 'from', title: 'Page', value: ({ page_name: name }) => name },
    { key: 'from', title: 'Code', value: ({ code_name: name }) => name },
    { key: 'who', title: 'Customer', value: ({ customer_name: name }) => name },
    ...[...labels].map(([name, title]) => ({
      key: 'answers' as const,
      title,
      value: ({ answers }: SubmissionRow) => answers.find((answer) => answer.name === name)?.value,
    })),
    { key: 'consent', title: 'Agreed to', value: ({ consent }) => consent },
  ];
}
