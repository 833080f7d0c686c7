/** What Node itself needs to answer a redirect, with the same headers as ours and no work at all. */
import { createServer } from 'node:http';

const headers = {
  location: 'https://example.com/landing/page-1',
  'cache-control': 'private, no-store',
  'content-length': '0',
};
const server = createServer((_, reply) => reply.writeHead(302, headers).end());
server.listen(Number(process.argv[2]), '127.0.0.1', () =>
  process.send({ ready: `http://127.0.0.1:${server.address().port}` }),
);
process.once('disconnect', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ server: user + system, database: 0, ingested: 0 });
});
