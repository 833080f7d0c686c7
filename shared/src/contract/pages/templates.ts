import { Type } from 'typebox';
import { templateSets } from '../../values/pages/pages.js';
import { Data, Input, Iso, Name, OneOf, operation, OrgId, Uuid } from '../operation.js';
import { Document } from './page-document.js';

export const Template = Type.Object({
  template_id: Type.String({ description: 'of a built-in one its name, such as menu' }),
  name: Type.String(),
  description: Type.String(),
  is_built_in: Type.Boolean(),
  document: Document,
  created_at: Type.Union([Iso, Type.Null()]),
});

export const templates = {
  'templates.get': operation({
    method: 'POST',
    path: '/api/templates/get',
    host: 'core',
    who: 'pages:read',
    summary: 'Templates of pages: those of the organization by name, then the built-in ones of the set of this host',
    input: Input({ org_id: OrgId, identifier: Type.Optional(OneOf(templateSets)) }),
    reply: Data(Type.Array(Template)),
    errors: [],
  }),
  'templates.save': operation({
    method: 'POST',
    path: '/api/templates/save',
    host: 'core',
    who: 'pages:write',
    bodyLimit: 256 * 1024,
    owner: { table: 'templates', field: 'template_id' },
    summary: 'Saves a document as a template of the organization; with template_id, replaces that one',
    input: Input({ org_id: OrgId, template_id: Type.Optional(Uuid), name: Name, document: Document }),
    reply: Data(Template),
    errors: ['template.not_found', 'template.name_taken', 'template.too_many', 'page.bad_document'],
  }),
  'templates.delete': operation({
    method: 'POST',
    path: '/api/templates/delete',
    host: 'core',
    who: 'pages:write',
    owner: { table: 'templates', field: 'template_id' },
    summary: 'Deletes a template of the organization; pages made from it stay as they are',
    input: Input({ org_id: OrgId, template_id: Uuid }),
    reply: Data(Type.Object({ template_id: Type.String() })),
    errors: ['template.not_found'],
  }),
  'templates.identifier': operation({
    method: 'POST',
    path: '/api/templates/identifier',
    host: 'core',
    who: 'pages:read',
    summary: 'The set of built-in templates for the host of the organization’s app',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Object({ identifier: OneOf(templateSets), host: Type.String() })),
    errors: [],
  }),
};
