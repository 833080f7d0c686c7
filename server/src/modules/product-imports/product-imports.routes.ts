import type { Handlers } from '../../platform/http/handler.js';
import { addRows } from './product-imports.service.js';

export const productImportsHandlers: Handlers<'productImports.add'> = {
  'productImports.add': async (ctx, input) => ({ data: await addRows(ctx, input) }),
};
