import type { Api } from '@swapt/shared/contract';
import type { CsvCell } from '@swapt/shared/csv';
import type { OrgCtx } from '../http/handler.js';

type ExportInput = Api['analytics.exportCsv']['in'];
export type Line = readonly CsvCell[];

/** What a noun exports of a list: its head, then at most so many lines, filtered as the list is. */
export type ExportLines = (ctx: OrgCtx, input: ExportInput, most: number) => Promise<Line[]>;
