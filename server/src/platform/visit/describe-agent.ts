import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { UAParser } from 'ua-parser-js';
import { knownBrowser, knownDevice, knownSystem } from './known-agents.js';

export interface Agent {
  isBot: boolean;
  device: string;
  system: string;
  browser: string;
}

/** Programs that fetch a link for its preview and that isbot lets pass: libraries of apps, not browsers. */
const previewAgents = /cfnetwork|com\.apple\.webkit\.networking|^dart\/|^microsoft office\//i;
const desktopSystems = new Set(['Windows', 'Mac OS', 'Linux', 'Ubuntu', 'Debian', 'Fedora', 'Chromium OS', 'FreeBSD']);
const known = new LRUCache<string, Agent>({ max: 5_000 });

/** What a user agent tells. A request without one is not a person's browser. */
export function describeAgent(userAgent: string): Agent {
  const remembered = known.get(userAgent);
  if (remembered) return remembered;
  const { device, os, browser } = new UAParser(userAgent).getResult();
  const system = knownSystem(os.name) ?? 'Other';
  const agent: Agent = {
    isBot: userAgent === '' || isbot(userAgent) || previewAgents.test(userAgent),
    device: knownDevice(device.type) ?? (desktopSystems.has(system) ? 'desktop' : 'other'),
    system,
    browser: knownBrowser(browser.name) ?? 'Other',
  };
  known.set(userAgent, agent);
  return agent;
}
