import type { Person } from '@swapt/shared/contract';
import { outranks, type Role } from '@swapt/shared/values';
import type { Tx } from '../../db/database.js';
import { uuidv7 } from '../../db/uuid.js';
import { AppError } from '../../http/app-error.js';
import type { OrgCtx } from '../../http/handler.js';
import { sendMail } from '../../mail/send-mail.js';
import { paging } from '../../http/paging.js';
import { invitationMail } from './invitation-mail.js';
import { found } from './org.service.js';
import { selectOrg } from './org.sql.js';
import { toPerson } from '../user-role/user-role.service.js';
import {
  countPeople,
  insertMember,
  selectPeople,
  selectPerson,
  selectPersonByEmail,
} from '../user-role/user-role.sql.js';

export async function listPeople(tx: Tx, orgId: string, input: { search?: string; page?: number; pageSize?: number }) {
  const { page, pageSize, limit, offset } = paging(input);
  const search = input.search?.trim() ?? '';
  const [count] = await countPeople(tx, orgId, search);
  const rows = await selectPeople(tx, orgId, search, limit, offset);
  return { data: rows.map(toPerson), page, pageSize, total: count?.total ?? 0 };
}

/** Invites an address. The invitation becomes a membership when a person who confirmed that address next lists organizations. */
export async function invite(ctx: OrgCtx, email: string, role: Role): Promise<Person> {
  const { tx, orgId, services } = ctx;
  if (!outranks(ctx.role, role)) throw new AppError('user.role_too_high');
  const [known] = await selectPersonByEmail(tx, orgId, email);
  if (known) throw new AppError('user.already_member');
  const now = services.now();
  const id = uuidv7(now);
  await insertMember(tx, orgId, { id, userId: null, email, role, createdAt: now });
  const org = found(await selectOrg(tx, orgId));
  ctx.afterCommit(() => sendMail(services, invitationMail(services.config.publicUrl, org.name, email, ctx.caller)));
  const [person] = await selectPerson(tx, orgId, id);
  if (!person) throw new Error('An invitation could not be written');
  return toPerson(person);
}
