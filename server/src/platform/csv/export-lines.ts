import type { Api } from '@swapt/shared/contract';
import type { OrgCtx } from '../http/handler.js';
import type { Line } from './csv-columns.js';

type ExportInput = Api['analytics.exportCsv']['in'];

/** What a noun exports of a list: its head, then at most so many lines, filtered as the list is. */
export type ExportLines = (ctx: OrgCtx, input: ExportInput, most: number) => Promise<Line[]>;
