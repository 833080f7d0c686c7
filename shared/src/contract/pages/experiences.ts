import { Type } from 'typebox';
import { experienceKinds, optionFields } from '../../values/pages/experiences.js';
import { Data, Input, List, OneOf, operation, OrgId, Paging } from '../operation.js';

const Options = Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() })));

/** What codes can lead to, and what the fields of forms can be set to. */
export const experiences = {
  'experiences.list': operation({
    method: 'POST',
    path: '/api/experiences',
    host: 'core',
    who: 'member',
    summary:
      'Everything a code can lead to in this organization, newest first: pages, public notes, files and the content of other codes. Only items that the caller’s role can see',
    input: Input({
      org_id: OrgId,
      ...Paging,
      search: Type.Optional(Type.String({ maxLength: 120 })),
      kind: Type.Optional(OneOf(experienceKinds)),
    }),
    reply: List(
      Type.Object({
        kind: OneOf(experienceKinds),
        id: Type.String({ description: 'of the page, note or file; of the code for anything else' }),
        name: Type.String(),
        url: Type.String({ description: 'where it is shown' }),
      }),
    ),
    errors: [],
  }),
  'fields.options': operation({
    method: 'POST',
    path: '/api/fields/options',
    host: 'core',
    who: 'member',
    summary: 'The possible values of form fields, with labels, for all fields or the requested ones',
    input: Input({
      org_id: OrgId,
      fields: Type.Optional(
        Type.Array(OneOf(optionFields), { minItems: 1, maxItems: optionFields.length, uniqueItems: true }),
      ),
    }),
    reply: Data(
      Type.Object({
        code_types: Options,
        code_statuses: Options,
        devices: Options,
        systems: Options,
        languages: Options,
        countries: Options,
        zones: Options,
        wifi_securities: Options,
        input_types: Options,
        label_sheets: Options,
      }),
    ),
    errors: [],
  }),
};
