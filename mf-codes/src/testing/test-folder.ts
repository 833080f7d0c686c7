import type { Folder } from '@swapt/shared/contract';

/** A folder for tests. */
export function testFolder(change: Partial<Folder> = {}): Folder {
  return {
    folder_id: '018f0000-0000-7000-8000-0000000000f1',
    org_id: '018f0000-0000-7000-8000-000000000001',
    name: 'Tables',
    codes: 12,
    scans: 3400,
    created_at: '2026-10-01T10:00:00.000Z',
    ...change,
  };
}
