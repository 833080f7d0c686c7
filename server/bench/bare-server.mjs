/**
 * What Node itself needs to answer a redirect, with the same headers as ours and no work at all. With a file named, it first appends 400 bytes for each
 * request and syncs them in groups: the least that any durable recording costs.
 */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const location = 'https://example.com/landing/page-1';
const headers = { location, 'cache-control': 'private, no-store', 'content-length': '0' };
const answer = (reply) => reply.writeHead(302, headers).end();
const server = createServer(file ? await afterSync(file) : (_, reply) => answer(reply));
server.listen(Number(port), '127.0.0.1', () => process.send({ ready: `http://127.0.0.1:${server.address().port}` }));
process.once('disconnect', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system });
});

async function afterSync(path) {
  const handle = await open(path, 'w');
  const line = Buffer.alloc(400, 'x');
  let pending = [];
  const flush = async () => {
    const replies = pending;
    pending = [];
    await handle.write(Buffer.concat(replies.map(() => line)));
    await handle.datasync();
    replies.forEach(answer);
  };
  let turn = Promise.resolve();
  return (_, reply) => {
    if (pending.push(reply) === 1) setTimeout(() => (turn = turn.then(flush)), 2);
  };
}
