import type { Tx } from '../../platform/db/database.js';
import { paging } from '../../platform/http/requests/paging.js';
import { countPeople, selectPeople, toPerson } from '../user-role/user-role.service.js';

export async function listPeople(tx: Tx, orgId: string, input: { search?: string; page?: number; pageSize?: number }) {
  const { page, pageSize, limit, offset } = paging(input);
  const search = input.search?.trim() ?? '';
  const [count] = await countPeople(tx, orgId, search);
  const rows = await selectPeople(tx, orgId, search, limit, offset);
  return { data: rows.map(toPerson), page, pageSize, total: count?.total ?? 0 };
}
