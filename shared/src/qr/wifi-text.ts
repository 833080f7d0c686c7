import type { CodeContent } from '../contract/codes/code-content.js';

/** A network as phones read it from a code; the letters that mean something in it are marked with a backslash. */
export function wifiText({
  ssid = '',
  security = 'none',
  password = '',
  hidden = false,
}: Pick<CodeContent, 'ssid' | 'security' | 'password' | 'hidden'>): string {
  const plain = (text: string) => text.replace(/[\\;,:"]/g, '\\$&');
  const kind = security === 'none' ? 'T:nopass;' : `T:${security};P:${plain(password)};`;
  return `WIFI:S:${plain(ssid)};${kind}${hidden ? 'H:true;' : ''};`;
}
