import { Type } from 'typebox';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { CodeFilter, codeSelection } from './code-filter.js';
import { csvChoice, csvExport } from '../csv.js';
import { printFormats, PrintSize } from './code-prints.js';
import { Data, Input, OneOf, operation, OrgId } from '../operation.js';

/** Files with many codes in them. */
export const codeFiles = {
  'codes.prints': operation({
    method: 'POST',
    path: '/api/codes/prints',
    host: 'core',
    who: 'codes:read',
    limit: 20,
    bodyLimit: 512 * 1024,
    summary:
      'An address, valid for ten minutes, of a ZIP with a print file of each of many codes: those of code_ids, or all that a filter shows with their count',
    input: Input({ org_id: OrgId, ...codeSelection, format: OneOf(printFormats), size: Type.Optional(PrintSize) }),
    reply: Data(Type.Object({ url: Type.String(), codes: Type.Integer() })),
    errors: ['code.not_found', 'code.selection_changed', 'code.too_many_selected'],
  }),
  'codes.exportCsv': operation({
    ...csvExport,
    path: '/api/codes/export-csv',
    who: 'codes:read',
    summary: 'The codes that a filter shows, in its order, as CSV, base64 in the body, up to 50,000',
    input: Input({ org_id: OrgId, filter: Type.Optional(CodeFilter), ...csvChoice(csvColumns.codes) }),
  }),
};
