import { isRemoteName } from '../remotes/remotes.service.js';
import { isFields, isText, readJson } from './reports.js';

export interface Violation {
  /** The remote whose file asked for it, else `shell`. */
  remote: string;
  directive: string;
  /** An origin, or a word such as `inline`. */
  blocked: string;
}

/** What a browser sent as `application/csp-report`, without anything that could name a person; nothing when it does not have the shape. */
export function readViolation(text: unknown): Violation | undefined {
  const body = readJson(text);
  const report = isFields(body) ? body['csp-report'] : undefined;
  if (!isFields(report)) return undefined;
  const [directive = ''] = textOf(report['effective-directive'] ?? report['violated-directive']).split(' ');
  if (!/^[a-z-]{1,40}$/.test(directive)) return undefined;
  const [blocked, source] = [textOf(report['blocked-uri']), textOf(report['source-file'])];
  return { remote: remoteOf(source) ?? remoteOf(blocked) ?? 'shell', directive, blocked: originOf(blocked) };
}

const textOf = (value: unknown): string => (isText(value) ? value : '');

function remoteOf(address: string): string | undefined {
  const name = /\/r\/([^/]+)\/[^/]+\//.exec(address)?.[1];
  return name !== undefined && isRemoteName(name) ? name : undefined;
}

function originOf(blocked: string): string {
  const url = URL.canParse(blocked) ? new URL(blocked) : undefined;
  if (url && url.origin !== 'null') return url.origin;
  const word = url ? url.protocol.slice(0, -1) : blocked;
  return /^[a-z-]{1,40}$/.test(word) ? word : 'other';
}
