import type { Operation } from '@swapt/shared/contract';
import { requestParts } from '../requests/request-parts.js';
import { callers } from './callers.js';
import { takesKey } from './error-codes.js';
import { exampleReply, exampleRequest, exampleOf } from './examples.js';
import type { NamedSchemas } from './named-schemas.js';
import { nounOf } from './nouns.js';
import { okResponse, type errorResponses } from './responses.js';
import { pascal, type Schema } from './schema.js';

const sentence = (text: string) => `${text}.`;

/** What operations of one document share. */
interface Shared {
  named: NamedSchemas;
  failures: ReturnType<typeof errorResponses>;
}

/** One operation as OpenAPI describes it. */
export function operationObject(id: string, operation: Operation, { named, failures }: Shared) {
  const { summary, who, limit } = operation;
  const parts = requestParts(operation);
  const parameters = [
    ...parametersOf('path', parts.params),
    ...parametersOf('query', parts.querystring),
    ...(takesKey(operation)
      ? [{ $ref: `#/components/parameters/${who === 'public' ? 'PublicIdempotencyKey' : 'IdempotencyKey'}` }]
      : []),
  ];
  const [short = summary] = summary.split(/[;:.,] /);
  return {
    operationId: id,
    tags: [nounOf(id)],
    summary: short,
    description: [
      sentence(summary),
      sentence(`For ${callers(who)}`),
      ...(limit ? [`At most ${limit} requests a minute.`] : []),
    ].join(' '),
    security: who === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length ? { parameters } : {}),
    ...(parts.body && {
      requestBody: {
        required: (parts.body.required ?? []).length > 0,
        content: {
          'application/json': {
            schema: named.add(`${pascal(id)}Input`, parts.body),
            example: exampleRequest(id, parts.body),
          },
        },
      },
    }),
    responses: {
      200: okResponse(replyOf(id, operation.reply, named), exampleReply(operation.reply)),
      ...failures.of(operation),
    },
  };
}

/** A reply is named after what it carries, so that the same reply of two operations is the same type; else after its operation. */
function replyOf(id: string, reply: Schema, named: NamedSchemas): Schema {
  const data = reply.properties?.data;
  const one = data && named.nameOf(data);
  const many = data?.items && named.nameOf(data.items);
  if (one) return named.add(`${one}Reply`, reply);
  if (many) return named.add(`${many}${reply.properties?.total ? 'Page' : 'List'}`, reply);
  return named.add(`${pascal(id)}Reply`, reply);
}

const parameterNotes: Record<string, string> = {
  id: 'The membership id from the list of users.',
  org_id: 'The organization; it can be left out where the caller has one only.',
  user: 'The user id of the person.',
};

function parametersOf(place: 'path' | 'query', fields: Schema | undefined) {
  return Object.entries(fields?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || (fields?.required ?? []).includes(name),
    description: description ?? parameterNotes[name] ?? name,
    schema,
    example: exampleOf(schema, name, 'all'),
  }));
}
