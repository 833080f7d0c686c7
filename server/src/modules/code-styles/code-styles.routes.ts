import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { listStyles, saveStyle } from './styles.service.js';
import { deleteStyle } from './styles.sql.js';

export const codeStylesHandlers: Handlers<'codes.styles.list' | 'codes.styles.save' | 'codes.styles.delete'> = {
  'codes.styles.list': async (ctx) => ({ data: await listStyles(ctx) }),

  'codes.styles.save': async (ctx, input) => ({ data: await saveStyle(ctx, input) }),

  'codes.styles.delete': async ({ tx, orgId }, { style_id }) => {
    const [deleted] = await deleteStyle(tx, orgId, style_id);
    if (!deleted) throw new AppError('style.not_found');
    return { data: deleted };
  },
};
