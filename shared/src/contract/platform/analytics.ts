import { Type } from 'typebox';
import { rangeValues } from '../../values/platform/analytics.js';
import { visitorModes } from '../../values/customers/visitors.js';
import { Data, Input, Iso, List, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

const Zone = Type.Optional(Type.String({ maxLength: 64, default: 'UTC', description: 'IANA time zone of the viewer' }));
const Before = Type.Optional(
  Type.Boolean({ default: false, description: 'The previous period, up to the same point as the current range' }),
);
/** One code, the codes of a folder, or all of the organization where neither is given. */
const Subject = { org_id: OrgId, code_id: Type.Optional(Uuid), folder_id: Type.Optional(Uuid) };
const Filter = { ...Subject, range: Type.Optional(OneOf(rangeValues)), zone: Zone };
const Share = Type.Array(Type.Object({ key: Type.String(), scans: Type.Integer() }));
const Totals = Type.Object({ scans: Type.Integer(), human_scans: Type.Integer(), unique_visitors: Type.Integer() });

export const analytics = {
  'analytics.get': operation({
    method: 'POST',
    path: '/api/analytics/get',
    host: 'core',
    who: 'analytics:read',
    summary: 'Scan totals of an organization, a folder or one code over a range. Shares count human scans only',
    input: Input({ ...Filter, before: Before }),
    reply: Data(
      Type.Object({
        range: OneOf(rangeValues),
        zone: Type.String(),
        from: Iso,
        to: Iso,
        bucket: OneOf(['hour', 'day', 'month', 'year']),
        totals: Totals,
        visitor_modes: Type.Array(OneOf(visitorModes), {
          description: 'How visitors were recognized in the range, oldest first; several where the setting was changed',
        }),
        series: Type.Array(Type.Object({ at: Iso, scans: Type.Integer(), human_scans: Type.Integer() })),
        week: Type.Array(Type.Array(Type.Integer()), {
          description: 'Human scans by weekday, Monday first, and hour of the zone',
        }),
        countries: Share,
        cities: Type.Array(Type.Object({ key: Type.String(), scans: Type.Integer() }), {
          description: 'Country and city, as `IT Rome`; empty unless the installation has a table of cities',
        }),
        devices: Share,
        systems: Share,
        browsers: Share,
        languages: Share,
        sources: Share,
        variants: Share,
        channels: Share,
        codes: Type.Array(Type.Object({ code_id: Type.String(), name: Type.String(), scans: Type.Integer() })),
      }),
    ),
    errors: ['analytics.bad_zone', 'analytics.nothing_before', 'code.not_found', 'folder.not_found'],
  }),
  'analytics.live': operation({
    method: 'POST',
    path: '/api/analytics/live',
    host: 'core',
    who: 'analytics:read',
    summary: 'The last thirty minutes: human scans per minute, oldest first, and the newest scans',
    input: Input(Subject),
    reply: Data(
      Type.Object({
        at: Iso,
        minutes: Type.Array(Type.Integer()),
        scans: Type.Integer(),
        unique_visitors: Type.Integer(),
        /** How visitors are recognized now. */
        visitor_mode: OneOf(visitorModes),
        newest: Type.Array(
          Type.Object({
            scan_id: Type.String(),
            code_id: Type.String(),
            code_name: Type.String(),
            at: Iso,
            country: Type.String(),
            city: Type.String(),
            device: Type.String(),
          }),
        ),
      }),
    ),
    errors: ['code.not_found', 'folder.not_found'],
  }),
  'analytics.funnel': operation({
    method: 'POST',
    path: '/api/analytics/funnel',
    host: 'core',
    who: 'analytics:read',
    summary: 'From scan to form: human scans of codes that lead to pages, page views and sent forms',
    input: Input(Filter),
    reply: Data(
      Type.Object({
        scans: Type.Integer(),
        views: Type.Integer(),
        submits: Type.Integer(),
        pages: Type.Array(
          Type.Object({ page_id: Type.String(), name: Type.String(), views: Type.Integer(), submits: Type.Integer() }),
          { description: 'Most views first, ten at most' },
        ),
      }),
    ),
    errors: ['analytics.bad_zone', 'code.not_found', 'folder.not_found'],
  }),
  'analytics.scans': operation({
    method: 'POST',
    path: '/api/analytics/scans',
    host: 'core',
    who: 'analytics:read',
    summary: 'Single scans, newest first',
    input: Input({ ...Filter, ...Paging }),
    reply: List(
      Type.Object({
        scan_id: Type.String(),
        code_id: Type.String(),
        code_name: Type.String(),
        at: Iso,
        country: Type.String(),
        city: Type.String(),
        device: Type.String(),
        system: Type.String(),
        browser: Type.String(),
        language: Type.String(),
        variant: Type.String(),
        channel: Type.String(),
        source: OneOf(['scan', 'click', 'view']),
        is_bot: Type.Boolean(),
      }),
    ),
    errors: ['analytics.bad_zone', 'code.not_found', 'folder.not_found'],
  }),
  'analytics.cookiedScans': operation({
    method: 'POST',
    path: '/api/analytics/cookied-scans',
    host: 'core',
    who: 'analytics:read',
    summary: 'Scans per returning visitor, most first',
    input: Input({ ...Filter, ...Paging }),
    reply: List(
      Type.Object({
        visitor: Type.String(),
        scans: Type.Integer(),
        first_at: Iso,
        last_at: Iso,
        country: Type.String(),
        device: Type.String(),
      }),
    ),
    errors: ['analytics.bad_zone', 'code.not_found', 'folder.not_found'],
  }),
  'analytics.appendScan': operation({
    method: 'POST',
    path: '/api/analytics/append-scan',
    host: 'core',
    who: 'public',
    limit: 120,
    summary: 'Counts a view that no redirect counted, once per token of the page',
    input: Input({ token: Type.String({ minLength: 20, maxLength: 600 }) }),
    reply: Data(Type.Object({ counted: Type.Boolean() })),
    errors: ['analytics.bad_token'],
  }),
  'analytics.collect': operation({
    method: 'POST',
    path: '/api/analytics/collect',
    host: 'core',
    who: 'public',
    limit: 120,
    summary: 'Records events from public pages, such as views and clicks, without personal data',
    input: Input({
      events: Type.Array(
        Input({
          name: OneOf(['page_view', 'button_press', 'link_open', 'error']),
          path: Type.String({ maxLength: 200 }),
          label: Type.Optional(Type.String({ maxLength: 120 })),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    }),
    reply: Data(Type.Object({ accepted: Type.Integer() })),
    errors: [],
  }),
};
