import { Type } from 'typebox';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { pageNameRule, pageOrders, pageStatuses } from '../../values/pages/pages.js';
import { csvChoice, csvExport } from '../csv.js';
import { Data, Email, Input, Iso, List, Name, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';
import { Document } from './page-document.js';

const Maybe = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
const Revision = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const PageName = Type.String({ ...pageNameRule, description: 'the last part of its address under /pitviper/' });

/** A page in a list. */
export const PageSummary = Type.Object({
  page_id: Type.String(),
  org_id: Type.String(),
  name: Type.String({ description: 'the name that the team uses' }),
  title: Type.String({ description: 'the title of its draft' }),
  picture: Maybe(Type.String({ description: 'the address of the first picture of the draft' })),
  status: OneOf(pageStatuses),
  held_at: Maybe(
    Type.String({
      format: 'date-time',
      description: 'when the operator suspended it: nobody sees it until they lift the suspension',
    }),
  ),
  url: Type.String(),
  page_name: Maybe(Type.String()),
  named_url: Maybe(Type.String()),
  revision: Type.Integer({ description: 'of the draft; rises with every save' }),
  has_changes: Type.Boolean({ description: 'the draft differs from what is published, or was never published' }),
  published_version: Maybe(Type.Integer()),
  published_at: Maybe(Iso),
  created_at: Iso,
  updated_at: Iso,
  updated_by: Type.String({ description: 'who saved the draft last' }),
});

/** Which pages a list shows; deleted ones only when asked for. */
export const PageFilter = Input({
  search: Type.Optional(Type.String({ maxLength: 120 })),
  status: Type.Optional(OneOf(pageStatuses)),
});

/** A page in the list of all. */
export const ListedPage = Type.Object({
  ...PageSummary.properties,
  views: Type.Integer({ description: 'how often people saw it in the last 30 days' }),
});

/** A page as the team works on it. */
export const Page = Type.Object({ ...PageSummary.properties, draft: Document });

/** A page as a visitor gets it; for the team also the page they work on. */
export const PageView = Type.Object({
  page_id: Type.String(),
  org_id: Type.String(),
  org_name: Type.String(),
  url: Type.String(),
  published: Maybe(Type.Object({ version: Type.Integer(), published_at: Iso, document: Document })),
  code_id: Maybe(
    Type.String({ description: 'the scanned code that led here, where it is one of the same organization' }),
  ),
  email: Maybe(Type.String({ description: 'what the form is filled in with: the address that was asked with' })),
  page: Maybe(Page),
});

export const PageVersion = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  published_at: Iso,
  published_by: Type.String(),
  is_live: Type.Boolean(),
  document: Maybe(Document),
});

export const pages = {
  'pages.create': operation({
    method: 'POST',
    path: '/api/pages/create',
    host: 'core',
    who: 'pages:write',
    bodyLimit: 256 * 1024,
    summary:
      'Creates a page as a draft, empty or with a document such as that of a template; search engines are not told of it until an update says that it is findable',
    input: Input({ org_id: OrgId, name: Name, page_name: Type.Optional(PageName), draft: Type.Optional(Document) }),
    reply: Data(Page),
    errors: ['page.bad_document', 'page.name_taken'],
  }),
  'pages.update': operation({
    method: 'POST',
    path: '/api/pages/update',
    host: 'core',
    who: 'pages:write',
    bodyLimit: 256 * 1024,
    owner: { table: 'pages', field: 'page_id' },
    summary: 'Saves the draft or changes the name; to save a draft, send the revision that you started from',
    input: Input({
      org_id: OrgId,
      page_id: Uuid,
      revision: Type.Optional(Revision),
      data: Input({
        name: Type.Optional(Name),
        page_name: Type.Optional(Maybe(PageName)),
        draft: Type.Optional(Document),
      }),
    }),
    reply: Data(Page),
    errors: ['page.not_found', 'page.conflict', 'page.bad_document', 'page.name_taken', 'page.bad_state', 'name.limit'],
  }),
  'pages.delete': operation({
    method: 'POST',
    path: '/api/pages/delete',
    host: 'core',
    who: 'pages:write',
    owner: { table: 'pages', field: 'page_id' },
    summary: 'Deletes a page; its address shows a message that says so, and pages.restore restores it',
    input: Input({ org_id: OrgId, page_id: Uuid }),
    reply: Data(Type.Object({ page_id: Type.String() })),
    errors: ['page.not_found'],
  }),
  'pages.get': operation({
    method: 'POST',
    path: '/api/pages/get',
    host: 'core',
    who: 'public',
    readsOnly: true,
    limit: 300,
    summary: 'A page: the published version for everyone, and the draft for the team',
    input: Input({
      page_id: Uuid,
      email: Type.Optional(Email),
      qr_id: Type.Optional(Type.String({ maxLength: 64, description: 'the code that was scanned' })),
    }),
    reply: Data(PageView),
    errors: ['page.not_found'],
  }),
  'pages.byCode': operation({
    method: 'POST',
    path: '/api/pages/by-code',
    host: 'core',
    who: 'public',
    readsOnly: true,
    limit: 300,
    summary:
      'The pages that a code leads to without its rules: published versions for everyone, and drafts for the team. codes.resolve applies the rules',
    input: Input({ code_id: Uuid }),
    reply: Data(
      Type.Array(
        Type.Object({
          ...PageView.properties,
          is_conditional: Type.Boolean({
            description: 'whether rules may lead a visit elsewhere, or its page asks for a password or a press first',
          }),
        }),
      ),
    ),
    errors: [],
  }),
  'pages.return': operation({
    method: 'POST',
    path: '/api/pages/return',
    host: 'core',
    who: 'public',
    readsOnly: true,
    limit: 60,
    summary:
      'What a visitor sees who comes back to a page from a form or an exchange; their own answers only with the id of that exchange',
    input: Input({
      id: Uuid,
      email: Type.Optional(Email),
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      exchange_id: Type.Optional(Uuid),
    }),
    reply: Data(
      Type.Object({
        page_id: Type.String(),
        org_name: Type.String(),
        title: Type.String(),
        text: Type.String(),
        button: Maybe(Type.Object({ label: Type.String(), link: Type.String() })),
        name: Maybe(Type.String({ description: 'the first name they gave' })),
        answers: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
      }),
    ),
    errors: ['page.not_found'],
  }),
  'pages.list': operation({
    method: 'POST',
    path: '/api/pages/list',
    host: 'core',
    who: 'pages:read',
    summary: 'Pages, last saved or most seen first; deleted ones only when asked for',
    input: Input({
      org_id: OrgId,
      ...Paging,
      ...PageFilter.properties,
      sort: Type.Optional(OneOf(pageOrders)),
    }),
    reply: List(ListedPage),
    errors: [],
  }),
  'pages.exportCsv': operation({
    ...csvExport,
    path: '/api/pages/export-csv',
    who: 'pages:read',
    summary: 'The pages that the same filter lists, in the same order, as CSV, base64 in the body, up to 50,000',
    input: Input({
      org_id: OrgId,
      ...PageFilter.properties,
      sort: Type.Optional(OneOf(pageOrders)),
      ...csvChoice(csvColumns.pages),
    }),
  }),
  'pages.publish': operation({
    method: 'POST',
    path: '/api/pages/publish',
    host: 'core',
    who: 'pages:write',
    owner: { table: 'pages', field: 'page_id' },
    summary: 'Publishes the draft as a new version; refused if the draft has changed since the given revision',
    input: Input({ org_id: OrgId, page_id: Uuid, revision: Revision }),
    reply: Data(Page),
    errors: ['page.not_found', 'page.conflict', 'page.empty', 'page.bad_state', 'page.bad_document'],
  }),
  'pages.unpublish': operation({
    method: 'POST',
    path: '/api/pages/unpublish',
    host: 'core',
    who: 'pages:write',
    owner: { table: 'pages', field: 'page_id' },
    summary: 'Unpublishes a page; the draft and versions stay',
    input: Input({ org_id: OrgId, page_id: Uuid }),
    reply: Data(Page),
    errors: ['page.not_found', 'page.bad_state'],
  }),
  'pages.versions': operation({
    method: 'POST',
    path: '/api/pages/versions',
    host: 'core',
    who: 'pages:read',
    owner: { table: 'pages', field: 'page_id' },
    summary: 'The published versions, newest first; with version, that one with its document',
    input: Input({ org_id: OrgId, page_id: Uuid, version: Type.Optional(Revision), ...Paging }),
    reply: List(PageVersion),
    errors: ['page.not_found'],
  }),
  'pages.restore': operation({
    method: 'POST',
    path: '/api/pages/restore',
    host: 'core',
    who: 'pages:write',
    owner: { table: 'pages', field: 'page_id' },
    summary:
      'Restores a deleted page as a draft. With version, that version replaces the draft, if the draft still has the given revision',
    input: Input({
      org_id: OrgId,
      page_id: Uuid,
      version: Type.Optional(Revision),
      revision: Type.Optional(Revision),
    }),
    reply: Data(Page),
    errors: ['page.not_found', 'page.conflict', 'page.bad_state'],
  }),
};
