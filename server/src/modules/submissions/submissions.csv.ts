import type { ExportLines } from '../../platform/csv/export-lines.js';
import { localTime } from '../../platform/csv/local-time.js';
import { selectSubmissions } from './submissions.sql.js';

/** What was sent, newest first, with a column for everything that was asked. */
export const submissionLines: ExportLines = async ({ tx, orgId }, input, most) => {
  const rows = await selectSubmissions(tx, orgId, input, most, 0);
  const at = localTime(input.zone ?? 'UTC');
  // The newest form names the column: the rows come newest first.
  const labels = new Map<string, string>();
  for (const { answers } of rows) {
    for (const { name, label } of answers) if (!labels.has(name)) labels.set(name, label);
  }
  const lines = rows.map((row) => {
    const answers = new Map(row.answers.map(({ name, value }) => [name, value]));
    const asked = [...labels.keys()].map((name) => answers.get(name));
    return [at(row.at), row.page_name, row.code_name, row.customer_name, ...asked, row.consent];
  });
  return [['Sent', 'Page', 'Code', 'Customer', ...labels.values(), 'Agreed to'], ...lines];
};
