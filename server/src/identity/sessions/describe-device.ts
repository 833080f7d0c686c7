import { describeAgent } from '../../platform/visit/describe-agent.js';

const systems: Record<string, string> = { 'Mac OS': 'Mac', 'Chromium OS': 'Chromebook' };
const browsers: Record<string, string> = { 'Mobile Safari': 'Safari', 'Chrome WebView': 'an app' };

/** What a person calls the thing they sit in front of: “Chrome on Windows”, “Safari on iPhone”. */
export function describeDevice(userAgent: string): string {
  const { device, system, browser } = describeAgent(userAgent);
  const name = browser === 'Other' ? 'Unknown program' : (browsers[browser] ?? browser);
  const where = system === 'iOS' ? (device === 'tablet' ? 'iPad' : 'iPhone') : (systems[system] ?? system);
  return where === 'Other' ? name : `${name} on ${where}`;
}
