import { contract, type Operation } from '@swapt/shared/contract';
import { appVersion, errors } from '@swapt/shared/values';
import { problemSchema } from '../problem.js';
import { NamedSchemas } from './named-schemas.js';
import { aboutNoun, nounOf } from './nouns.js';
import { operationObject } from './operation-object.js';
import { pageSchemas } from './page-schemas.js';
import { errorResponses, headers } from './responses.js';

interface Addresses {
  publicUrl: string;
  /** Base addresses of the three hosts, where they are not the public one. */
  bases: Record<Operation['host'], string | undefined>;
  contact: string;
}

const about = `Codes, landing pages and the people they reach.

Requests and replies are JSON. A call that works answers \`{ data }\`, a list \`{ data, page, pageSize, total }\`. A call that fails answers \`application/problem+json\`
(RFC 9457) with a \`code\`, a sentence and, where fields are wrong, a sentence for each.

Call with \`Authorization: Bearer …\`: an access token of a signed-in person, or the API key of an organization. Send \`Idempotency-Key\` with a POST to make it take
effect once, however often it is sent. Replies may gain fields at any time.`;

/** The OpenAPI 3.1 document of the whole contract, made from the contract alone. */
export function openApiDocument({ publicUrl, bases, contact }: Addresses) {
  const named = new NamedSchemas(pageSchemas);
  const core = bases.core ?? publicUrl;
  const failures = errorResponses();
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, operation] of Object.entries<Operation>(contract)) {
    const base = bases[operation.host] ?? publicUrl;
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = {
      ...operationObject(id, operation, { named, failures }),
      ...(base === core ? {} : { servers: [{ url: base }] }),
    };
  }
  const { code: _, ...problem } = problemSchema.properties;
  const Problem = { ...problemSchema, properties: { ...problem, code: { type: 'string', enum: Object.keys(errors) } } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Swapt API',
      version: appVersion,
      summary: 'Codes, landing pages and the people they reach.',
      description: about,
      contact: contactOf(contact, publicUrl),
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: core }],
    tags: [...new Set(Object.keys(contract).map(nounOf))].map((name) => ({ name, description: aboutNoun(name) })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of a signed-in person, or the API key of an organization.',
        },
      },
      parameters: { IdempotencyKey: keyParameter(1), PublicIdempotencyKey: keyParameter(16) },
      headers,
      responses: sorted(failures.all),
      schemas: sorted({ ...named.schemas, Problem: named.of(Problem) }),
      examples: sorted(failures.examples),
    },
  };
}

function keyParameter(minLength: number) {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: `A text that you choose for this one request, such as a random UUID. If you send the request again with the same text within 24 hours, it has no second effect and gets the same reply.${
      minLength > 1 ? ' For public operations, use at least 16 characters.' : ''
    }`,
    schema: { type: 'string', minLength, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  };
}

const contactOf = (contact: string, url: string) => ({
  name: 'The operator of this installation',
  ...(contact.includes('@') ? { email: contact } : { url: contact || url }),
});

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
