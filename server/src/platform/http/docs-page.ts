import { contract, type Operation } from '@swapt/shared/contract';
import { appVersion, errors, type ErrorCode } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { docsStyle } from './docs-style.js';
import { escapeHtml as text } from '../html/escape-html.js';
import { lazy } from '../lazy.js';
import { callers } from './openapi/callers.js';
import { errorCodes } from './openapi/error-codes.js';
import { exampleReply, exampleRequest } from './openapi/examples.js';
import { NamedSchemas } from './openapi/named-schemas.js';
import { aboutNoun, nounOf } from './openapi/nouns.js';
import { pageSchemas } from './openapi/page-schemas.js';
import type { Schema } from './openapi/schema.js';
import { requestParts } from './requests/request-parts.js';
import { fieldRows } from './requests/schema-rows.js';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const operations = Object.entries<Operation>(contract);
const nouns = [...new Set(operations.map(([id]) => nounOf(id)))];

/** The API in words, from the same contract that checks the requests: what there is on one page, and each noun on one of its own. */
export async function registerDocs(app: FastifyInstance, { config }: Services): Promise<void> {
  const pages = docsPages(config.apiBase ?? config.publicUrl);
  for (const [path, make] of pages) {
    const page = lazy(make);
    app.get(path, async (_request, reply) =>
      reply
        .headers({
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        })
        .type('text/html; charset=utf-8')
        .send(page()),
    );
  }
  app.get('/docs/style.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(docsStyle),
  );
}

function docsPages(base: string): [path: string, make: () => string][] {
  const named = lazy(() => new NamedSchemas(pageSchemas));
  return [
    ['/docs', () => document('', `${introduction(base)}${nouns.map(overview).join('')}`)],
    ...nouns.map((noun): [string, () => string] => [`/docs/${noun}`, () => document(noun, section(noun, named()))]),
    [
      '/docs/shapes',
      () => document('shapes', `<h1>shapes</h1><p>What several calls send or get, by name.</p>${shapes(named())}`),
    ],
    ['/docs/errors', () => document('errors', `<h1>errors</h1><dl>${errorRows()}</dl>`)],
  ];
}

/** `part` is the one that is shown, of those that the side names. */
function document(part: string, main: string): string {
  const links = [...nouns, 'shapes', 'errors'].map(
    (name) => `<a href="/docs/${name}"${name === part ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${part && `${part} · `}Swapt API ${appVersion}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs/style.css"></head><body>
<nav aria-label="Parts of the API"><a class="brand" href="/docs">Swapt API</a>${links.join('')}</nav>
<main>${main}</main></body></html>`;
}

const introduction = (base: string) => `<h1>Swapt API <small>${appVersion}</small></h1>
<p>Requests and replies are JSON. A call that works answers <code>{ data }</code>; a list answers <code>{ data, page, pageSize, total }</code>. A call that fails answers
<code>application/problem+json</code> with a <code>code</code>, a sentence and, where fields are wrong, a sentence for each. The machine-readable form is at <a href="/openapi.json">/openapi.json</a>.</p>
<p>Send <code>Authorization: Bearer …</code> with an access token or with an organization’s API key. Send <code>Idempotency-Key</code> with a POST to make sure that it takes effect once, however often it is sent.</p>
<pre><code>curl -X POST ${text(base)}/api/org/get -H 'Authorization: Bearer swapt_…' -H 'Content-Type: application/json' -d '{}'</code></pre>`;

const operationsOf = (noun: string) => operations.filter(([id]) => nounOf(id) === noun);

/** A noun with what can be done, a line each. */
function overview(noun: string): string {
  const lines = operationsOf(noun).map(
    ([id, { method, path, summary }]) =>
      `<tr><th scope="row"><a href="/docs/${noun}#${id}"><code>${id}</code></a></th><td>${text(summary)}.</td><td><code>${method} ${text(path)}</code></td></tr>`,
  );
  return `<section><h2 id="${noun}"><a href="/docs/${noun}">${noun}</a></h2><p>${text(aboutNoun(noun))}</p><table><tbody>${lines.join('')}</tbody></table></section>`;
}

const section = (noun: string, named: NamedSchemas) =>
  `<h1>${noun}</h1><p>${text(aboutNoun(noun))}</p>${operationsOf(noun)
    .map(([id, operation]) => article(id, operation, named))
    .join('')}`;

function article(id: string, operation: Operation, named: NamedSchemas): string {
  const { method, path, who, summary, input, reply } = operation;
  const { body } = requestParts(operation);
  const failures = errorCodes(operation).map((code) => `<a href="/docs/errors#${code}"><code>${code}</code></a>`);
  return `<article id="${id}"><h2>${id}</h2><p class="call"><b>${method}</b> <code>${text(path)}</code> <span>${text(callers(who))}</span></p>
<p>${text(summary)}.</p>${fields('Send', input, named)}${fields('Get', reply, named)}${body ? example('Example request', exampleRequest(id, body)) : ''}${example(
    'Example reply',
    exampleReply(reply),
  )}<details><summary>Fails with (${failures.length})</summary><p>${failures.join(', ')}</p></details></article>`;
}

const example = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre><code>${text(JSON.stringify(value, null, 2))}</code></pre></details>`;

/** Each shape that has a name, under it. */
function shapes(named: NamedSchemas): string {
  const entries = Object.entries(named.schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries
    .map(([name, schema]) => {
      const rows = fieldRows(schema);
      return `<article id="${name}"><h2>${name}</h2>${rows.length > 0 ? table(rows, named) : alone(schema, named)}</article>`;
    })
    .join('');
}

/** A shape without fields, such as one of a few words. */
function alone(schema: Schema, named: NamedSchemas): string {
  const [[, kind = '', about = ''] = []] = fieldRows({ properties: { '': schema }, required: [''] });
  return `<p>${linked(kind, named)}${about && ` ${text(about)}`}</p>`;
}

function fields(title: string, schema: Schema, named: NamedSchemas): string {
  const rows = fieldRows(named.inside(schema));
  return rows.length === 0
    ? ''
    : `<details><summary>${title} (${rows.length})</summary>${table(rows, named)}</details>`;
}

const linked = (kind: string, { schemas }: NamedSchemas) =>
  text(kind).replace(/\b[A-Z]\w+\b/g, (name) =>
    name in schemas ? `<a href="/docs/shapes#${name}">${name}</a>` : name,
  );

function table(rows: string[][], named: NamedSchemas): string {
  const lines = rows.map(
    ([name = '', kind = '', about = '']) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${linked(kind, named)}</td><td>${text(about)}</td></tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

function errorRows(): string {
  return Object.entries(errors)
    .map(
      ([code, [status, title]]: [string, (typeof errors)[ErrorCode]]) =>
        `<dt id="${code}"><code>${code}</code> ${status}</dt><dd>${text(title)}</dd>`,
    )
    .join('');
}
