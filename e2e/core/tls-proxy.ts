import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';

interface Address {
  host: string;
  port: number;
}

/** A proxy with TLS and a certificate of its own in front of a server on this machine, as in `deploy/examples`. */
export function tlsProxy({ host, port }: Address, target: string) {
  const folder = join(import.meta.dirname, '../..', '.data', `tls-${port}`);
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  let running: Server | undefined;

  function proxy(): Server {
    const made = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, reply) => {
      const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' };
      const passed = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      passed.on('error', () => reply.destroy());
      asked.pipe(passed);
    });
    return made.listen(port, '127.0.0.1');
  }

  return {
    origin: `https://${host}:${port}`,
    begin() {
      mkdirSync(folder, { recursive: true });
      const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2'];
      const named = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
      execFileSync('openssl', ['req', '-x509', ...made, ...named], { stdio: 'ignore' });
      running = proxy();
    },
    /** Nobody is reached any more, as where a network is lost. */
    async cut() {
      const lost = running;
      running = undefined;
      if (!lost) return;
      lost.close();
      lost.closeAllConnections();
      await once(lost, 'close');
    },
    mend() {
      running = proxy();
    },
  };
}
