import type { Template } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { checkDocument } from '../pages/pages.service.js';
import { builtInTemplates } from './built-in/built-in.js';
import { hostOf, templateSetOf } from './template-set.js';
import { deleteTemplate, insertTemplate, selectTemplates, updateTemplate, type TemplateRow } from './templates.sql.js';

const mostTemplates = 100;

export const templatesHandlers: Handlers<
  'templates.get' | 'templates.save' | 'templates.delete' | 'templates.identifier'
> = {
  'templates.get': async ({ tx, orgId, request }, { identifier }) => {
    const own = await selectTemplates(tx, orgId);
    return { data: [...own.map(toTemplate), ...builtInTemplates[identifier ?? templateSetOf(hostOf(request))]] };
  },

  'templates.save': async ({ tx, orgId, userId, services }, { template_id, ...input }) => {
    const name = input.name.trim();
    const document = checkDocument(input.document, 'document', services.config);
    if (template_id !== undefined) {
      const [changed] = await updateTemplate(tx, { orgId, template_id, name, document });
      if (!changed) throw new AppError('template.not_found');
      return { data: toTemplate(changed) };
    }
    const now = services.now();
    const made = { orgId, userId, template_id: uuidv7(now), name, document, created_at: now, most: mostTemplates };
    const [row] = await insertTemplate(tx, made);
    if (!row) {
      throw new AppError('template.too_many', `There are ${mostTemplates} already. Delete one that you do not use.`);
    }
    return { data: toTemplate(row) };
  },

  'templates.delete': async ({ tx, orgId }, { template_id }) => {
    const [row] = await deleteTemplate(tx, orgId, template_id);
    if (!row) throw new AppError('template.not_found');
    return { data: row };
  },

  'templates.identifier': async ({ request }) => {
    const host = hostOf(request);
    return { data: { identifier: templateSetOf(host), host } };
  },
};

const toTemplate = ({ created_at, ...row }: TemplateRow): Template => ({
  ...row,
  description: '',
  is_built_in: false,
  created_at: created_at.toISOString(),
});
