import { contract, type Operation } from '@swapt/shared/contract';
import { errors } from '@swapt/shared/values';
import { Ajv } from 'ajv';
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverRoot } from '../../db/server-root.js';
import { addFormats } from '../requests/formats.js';
import { requestParts } from '../requests/request-parts.js';
import { openApiDocument } from './document.js';
import { errorCodes } from './error-codes.js';
import { exampleReply, exampleRequest } from './examples.js';
import type { Schema } from './schema.js';

const operations = Object.entries<Operation>(contract);
const bases = { core: undefined, v1: undefined, wallet: undefined };
const document = openApiDocument({ publicUrl: 'https://swapt.example.com', bases, contact: 'help@example.com' });
const described = Object.values(document.paths).flatMap((path) => Object.values(path)) as Described[];
interface Described {
  operationId: string;
  summary: string;
  parameters?: object[];
  responses: Record<string, { $ref?: string; headers?: object }>;
}
const of = (id: string) => described.find(({ operationId }) => operationId === id);

describe('the description of the API', () => {
  it('never writes the same shape out twice: what is used again has a name', () => {
    const places = new Map<string, string[]>();
    const visit = (schema: Schema, at: string, isNamed: boolean) => {
      const { description: _, default: __, ...shape } = schema;
      const isShape = Object.keys(shape.properties ?? {}).length > 0 || (shape.enum?.length ?? 0) > 1 || shape.oneOf;
      const key = JSON.stringify(shape);
      if (isShape && !isNamed) places.set(key, [...(places.get(key) ?? []), at]);
      for (const [name, field] of Object.entries(schema.properties ?? {})) visit(field, `${at}.${name}`, false);
      for (const part of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
        if (part) visit(part, `${at}[]`, false);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name, true);
    expect([...places.values()].filter((at) => at.length > 1)).toEqual([]);
  });

  it('says what each noun is, and names every operation by the contract’s own name', () => {
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort());
    expect(described.filter(({ summary }) => summary.length > 160)).toEqual([]);
  });

  it.each(operations)('%s has examples that its own schema takes', (id, operation) => {
    const ajv = addFormats(new Ajv({ discriminator: true, allErrors: true }));
    const { body } = requestParts(operation);
    const failures = (schema: object, value: unknown) => (ajv.validate(schema, value) ? [] : ajv.errors);
    expect(body ? failures(body, exampleRequest(id, body)) : []).toEqual([]);
    expect(failures(operation.reply, exampleReply(operation.reply))).toEqual([]);
  });

  it.each(operations)('%s tells each of its failures apart by status and code, as problem+json', (id, operation) => {
    for (const code of errorCodes(operation)) {
      const name = of(id)?.responses[errors[code][0]]?.$ref?.split('/').pop() ?? '';
      const response = document.components.responses[name];
      expect({ code, response }).toMatchObject({
        response: { content: { 'application/problem+json': { examples: { [code]: expect.anything() } } } },
      });
    }
  });

  it('says where an Idempotency-Key is taken and how long to wait', () => {
    expect(of('catalogs.create')?.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }]);
    expect(of('pages.get')?.parameters).toBeUndefined();
    expect(of('codes.redeem')?.parameters).toEqual([{ $ref: '#/components/parameters/PublicIdempotencyKey' }]);
    expect(of('apiKey.get')?.parameters).toMatchObject([{ name: 'org_id', in: 'query' }]);
    expect(document.components.responses.RateLimited).toMatchObject({ headers: { 'Retry-After': expect.anything() } });
  });

  it('names the headers of every reply', () => {
    const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
    const more: Record<string, string[]> = {
      401: ['WWW-Authenticate'],
      429: ['Retry-After'],
      503: ['Retry-After'],
    };
    const all: Record<string, { headers?: object }> = document.components.responses;
    for (const { operationId, responses } of described) {
      for (const [status, response] of Object.entries(responses)) {
        const { headers = {} } = all[response.$ref?.split('/').pop() ?? ''] ?? response;
        const expected = [...(Number(status) < 500 ? limits : []), ...(more[status] ?? [])];
        expect([operationId, status, Object.keys(headers).sort()]).toEqual([operationId, status, expected.sort()]);
      }
    }
  });

  it('with a fault in it does not pass the linters', async () => {
    const faulty = {
      ...document,
      paths: { '/x': { get: { responses: { 200: { description: '' } } } } },
      components: {},
    };
    const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
    writeFileSync(file, JSON.stringify(faulty));
    const lint = promisify(execFile)(process.execPath, [join(serverRoot, '../deploy/bin/lint-api.mjs'), file]);
    const output = await lint.then(
      () => 'nothing',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(output).toContain('redocly security-defined');
    expect(output).toContain('spectral operation-operationId');
  });
});
