import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from '../../platform/db/uuid.js';
import { publish } from '../../modules/remotes/registry.service.js';
import { insertCode, updateCode, type CodeRow } from '../../testing/rows/code-rows.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { releaseFiles } from '../../testing/releases.js';
import { makeDelivery } from '../../app/register-sites.js';

/** Each tries to end the title, an attribute, a comment or the script element that its text stands in. */
const scriptPayloads = [
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '</SCRIPT ><svg onload=alert(1)>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  '&lt;/script&gt;<script>alert(1)</script>',
  '\u2028</style><script>alert(1)</script>',
  '"/><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '</head><body onload=alert(1)>',
];

describeOnEngine('GET /code/note/:id', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let code: CodeRow;

  beforeAll(async () => {
    services = testServices(db);
    const code = `exports.tokens = ''; exports.render = (data) => '<h1>' + data.screen + ' ' + data.kind + '</h1>';`;
    await publish(services, 'mf-public', releaseFiles('mf-public', 'notes', { renderer: code }), { actor: 'a test' });
    app = Fastify();
    await (await makeDelivery(services)).register(app);
  });
  beforeEach(async () => {
    code = await insertCode(db, { slug: `note-${randomUUID().slice(0, 8)}` });
  });
  afterAll(() => app.close());

  async function addNote(text: string, isPublic = true): Promise<string> {
    const id = uuidv7();
    await db.org(code.orgId, (tx) =>
      tx.query('insert into code_notes values ($1, $2, $3, $4, $5, $6, $7)', [
        code.orgId,
        id,
        code.codeId,
        text,
        isPublic,
        uuidv7(),
        services.now(),
      ]),
    );
    return id;
  }
  const open = (id: string) => app.inject(`/code/note/${id}`);
  const screenDataOf = (html: string) => JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? '').data;

  it('shows a public note with a title and a description for link previews, and is not for search engines [R.note]', async () => {
    const text = `Open until 8.\n${'Ask for the good coffee. '.repeat(20)}`;
    const { statusCode, body } = await open(await addNote(text));
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>A note from Corner shop</title>');
    expect(body).toMatch(/<meta name="description" content="Open until 8\. Ask for [^"]{100,150}…">/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<h1>note shown</h1>');
    expect(screenDataOf(body)).toEqual({
      screen: 'note',
      kind: 'shown',
      orgName: 'Corner shop',
      text,
      at: '2026-11-20T10:00:00.000Z',
      day: '20 November 2026',
    });
  });

  it('says the same of a note for the team, of one that never was and of an address that names none [R.note]', async () => {
    const ids = [await addNote('The supplier is late', false), uuidv7(), 'x', '%00', "'--"];
    for (const id of ids) {
      const { statusCode, body } = await open(id);
      expect({ id, statusCode, data: screenDataOf(body) }).toEqual({
        id,
        statusCode: 404,
        data: { screen: 'note', kind: 'unknown' },
      });
      expect(body).not.toContain('supplier');
    }
  });

  it('takes the notes of a deleted code away and keeps those of a paused one [R.note]', async () => {
    const id = await addNote('Open until 8');
    await updateCode(db, code, { status: 'paused' });
    expect((await open(id)).statusCode).toBe(200);
    await updateCode(db, code, { status: 'deleted' });
    expect((await open(id)).statusCode).toBe(404);
  });

  it('never lets stored text end an element or an attribute of the page [R.note]', async () => {
    const scripts = (body: string) => body.match(/<script/g)?.length;
    const plain = scripts((await open(await addNote('Plain'))).body);
    for (const payload of scriptPayloads) {
      await db.system((tx) => tx.query('update organizations set name = $2 where org_id = $1', [code.orgId, payload]));
      const { body } = await open(await addNote(payload));
      expect(screenDataOf(body)).toMatchObject({ orgName: payload, text: payload });
      expect({ payload, scripts: scripts(body) }).toEqual({ payload, scripts: plain });
      const [, head = ''] = /^(.*?)<body>/s.exec(body) ?? [];
      const tags = head
        .replace(/<style.*?<\/style>/s, '')
        .match(/<(?!\/?(html|head|meta|title|link|script|style|!doctype)\b)/gi);
      expect({ payload, tags }).toEqual({ payload, tags: null });
    }
  });
});
