/** Asks a server for one address after another over a few connections, and says how many a second it answers. */
import { Agent, request } from 'node:http';

export async function fetchFor(addressOf, { connections, seconds, ...sent }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        await answer(addressOf(), { agent, ...sent });
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor((latencies.length - 1) * share)];
  return { requests: latencies.length, rate: latencies.length / took, p50: at(0.5), p95: at(0.95) };
}

/** One address asked for once; anything but the status it should have is an error. */
export function answer(address, { agent, key, body, status = 200 } = {}) {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(key && { authorization: `Bearer ${key}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    request(address, { agent, method: text ? 'POST' : 'GET', headers }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.once('end', () => {
        const answered = Buffer.concat(parts).toString();
        if (reply.statusCode === status) resolve(answered);
        else reject(new Error(`${address}: ${reply.statusCode} ${answered.slice(0, 300)}`));
      });
    })
      .once('error', reject)
      .end(text);
  });
}

export const call = async (address, key, body) => JSON.parse(await answer(address, { key, body }));
