import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { CustomerFilter } from './customer-filter.sql.js';

const columns = 'segment_id, name, filter, created_at';
/** More than a menu can show. */
export const mostSegments = 50;

export const selectSegments = (tx: Tx, orgId: string) =>
  tx.query(`select ${columns} from customer_segments where org_id = $1 order by lower(name)`, [orgId]);

export type SegmentRow = RowOf<typeof selectSegments>;

export const selectSegment = (tx: Tx, orgId: string, segmentId: string) =>
  tx.query(`select ${columns} from customer_segments where org_id = $1 and segment_id = $2`, [orgId, segmentId]);

export const insertSegment = (tx: Tx, orgId: string, { segment_id, name, filter, created_at }: SegmentRow) =>
  tx.query(
    `insert into customer_segments (org_id, segment_id, name, filter, created_at) values ($1, $2, $3, $4::jsonb, $5) returning ${columns}`,
    [orgId, segment_id, name, JSON.stringify(filter), created_at],
  );

export const updateSegment = (tx: Tx, orgId: string, segmentId: string, name: string, filter: CustomerFilter) =>
  tx.query(
    `update customer_segments set name = $3, filter = $4::jsonb where org_id = $1 and segment_id = $2 returning ${columns}`,
    [orgId, segmentId, name, JSON.stringify(filter)],
  );

export const deleteSegment = (tx: Tx, orgId: string, segmentId: string) =>
  tx.query('delete from customer_segments where org_id = $1 and segment_id = $2 returning segment_id', [
    orgId,
    segmentId,
  ]);
