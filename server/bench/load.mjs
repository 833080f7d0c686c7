/** Sends requests at random to 10,000 short names over 64 connections and reports rate and latency; wrk where it is installed, else the loader in load-node.mjs. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const connections = 64;
export const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const script = join(mkdtempSync(join(tmpdir(), 'swapt-wrk-')), 'codes.lua');
writeFileSync(
  script,
  `local headers = { ["User-Agent"] = "${userAgent}", ["Accept-Language"] = "it-IT,it;q=0.9" }
request = function() return wrk.format("GET", "/bench-" .. math.random(10000) .. "?q=1", headers) end`,
);

export const hasWrk = (() => {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return error.code !== 'ENOENT';
  }
})();

/** Milliseconds for latencies. */
export async function load(address, seconds) {
  return hasWrk ? loadWithWrk(address, seconds) : loadWithNode(address, seconds);
}

async function loadWithWrk(address, seconds) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, address];
  const { stdout } = await run('wrk', args);
  if (/Non-2xx or 3xx|Socket errors: connect [1-9]/.test(stdout)) throw new Error(stdout);
  const number = (pattern) => Number(pattern.exec(stdout)?.[1]);
  // At the start of a line: other percentages stand within one.
  const latency = (percent) => milliseconds(new RegExp(`^\\s+${percent}%\\s+(\\S+)`, 'm').exec(stdout)?.[1] ?? '');
  return {
    requests: number(/(\d+) requests in/),
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
  };
}

function milliseconds(text) {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit];
}

async function loadWithNode(address, seconds) {
  const file = fileURLToPath(new URL('load-node.mjs', import.meta.url));
  const { stdout } = await run(process.execPath, [file, address, String(seconds)]);
  return JSON.parse(stdout);
}
