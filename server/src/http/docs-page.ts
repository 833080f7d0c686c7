import { contract, type Operation } from '@swapt/shared/contract';
import { appVersion, errors, type ErrorCode } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { docsStyle } from './docs-style.js';
import { escapeHtml as text } from './escape-html.js';
import { fieldRows } from './schema-rows.js';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API in words, from the same contract that checks the requests. */
export async function registerDocs(app: FastifyInstance, { config }: Services): Promise<void> {
  const page = docsPage(config.apiBase ?? config.publicUrl);
  app.get('/docs', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/docs/style.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(docsStyle),
  );
}

function docsPage(base: string): string {
  const operations = Object.entries<Operation>(contract);
  const nouns = [...new Set(operations.map(([id]) => nounOf(id)))];
  const section = (noun: string) =>
    `<section><h2 id="${noun}">${noun}</h2>${operations
      .filter(([id]) => nounOf(id) === noun)
      .map(([id, operation]) => article(id, operation))
      .join('')}</section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Swapt API ${appVersion}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs/style.css"></head><body>
<nav aria-label="Parts of the API"><a class="brand" href="/docs">Swapt API</a>${nouns.map((noun) => `<a href="#${noun}">${noun}</a>`).join('')}<a href="#errors">errors</a></nav>
<main><h1>Swapt API <small>${appVersion}</small></h1>
<p>Requests and replies are JSON. A call that works answers <code>{ data }</code>; a list answers <code>{ data, page, pageSize, total }</code>. A call that fails answers
<code>application/problem+json</code> with a <code>code</code>, a sentence and, where fields are wrong, a sentence for each. The machine-readable form is at <a href="/openapi.json">/openapi.json</a>.</p>
<p>Send <code>Authorization: Bearer …</code> with an access token or with an organization’s API key. Send <code>Idempotency-Key</code> with a POST to make sure that it takes effect once, however often it is sent.</p>
<pre><code>curl -X POST ${text(base)}/api/org/get -H 'Authorization: Bearer swapt_…' -H 'Content-Type: application/json' -d '{}'</code></pre>
${nouns.map(section).join('\n')}
<section><h2 id="errors">errors</h2><dl>${errorRows()}</dl></section></main></body></html>`;
}

const nounOf = (id: string) => id.split('.')[0] ?? id;

function article(id: string, { method, path, who, summary, input, reply, errors: codes }: Operation): string {
  const failures = codes.map((code) => `<a href="#${code}"><code>${code}</code></a>`).join(', ');
  return `<article id="${id}"><h3>${id}</h3><p class="call"><b>${method}</b> <code>${text(path)}</code> <span>${text(callers(who))}</span></p>
<p>${text(summary)}.</p>${fields('Send', fieldRows(input))}${fields('Get', fieldRows(reply))}${failures ? `<p>Fails with ${failures}.</p>` : ''}</article>`;
}

function callers(who: Operation['who']): string {
  if (who === 'public') return 'anybody';
  if (who === 'signed-in') return 'anybody who is signed in';
  if (who === 'operator') return 'the people who run the installation';
  return who === 'member' ? 'members of the organization' : `roles with ${who}`;
}

function fields(title: string, rows: string[][]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ([name, kind, about]) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${text(kind)}</td><td>${text(about)}</td></tr>`,
  );
  return `<details><summary>${title} (${rows.length})</summary><table><tbody>${lines.join('')}</tbody></table></details>`;
}

function errorRows(): string {
  return Object.entries(errors)
    .map(
      ([code, [status, title]]: [string, (typeof errors)[ErrorCode]]) =>
        `<dt id="${code}"><code>${code}</code> ${status}</dt><dd>${text(title)}</dd>`,
    )
    .join('');
}
