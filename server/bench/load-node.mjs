/** A loader for machines without wrk: the same requests, from a process of its own. */
import { Agent, get } from 'node:http';
import { connections, userAgent } from './load.mjs';

const [address, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const headers = { 'user-agent': userAgent, 'accept-language': 'it-IT,it;q=0.9' };
const latencies = [];
const start = performance.now();
const end = start + Number(seconds) * 1000;

function scan() {
  return new Promise((resolve, reject) => {
    const sent = performance.now();
    const n = 1 + Math.floor(Math.random() * 10_000);
    get(`${address}/bench-${n}?q=1`, { agent, headers }, (reply) => {
      if (reply.statusCode !== 302) reject(new Error(`Status ${reply.statusCode}`));
      reply.resume().once('end', () => {
        latencies.push(performance.now() - sent);
        resolve();
      });
    }).once('error', reject);
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) await scan();
  }),
);
const took = (performance.now() - start) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.floor(latencies.length * share)];
console.log(JSON.stringify({ requests: latencies.length, rate: latencies.length / took, p50: at(0.5), p99: at(0.99) }));
agent.destroy();
