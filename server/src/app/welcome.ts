import type { Config } from '../platform/config/config.js';
import type { DemoSignIn } from './demo/seed.js';
import { hasMailbox } from '../platform/mail/mailbox-address.js';

/** What a person needs to know after the start, in one block. */
export function welcome(config: Config, demo: DemoSignIn | undefined): string {
  const { role, publicUrl, port, publicListen } = config;
  if (role === 'worker') return 'Swapt is running its jobs. Stop with Ctrl+C.';
  const lines = [
    ['Console', `${publicUrl}/admin`],
    ['API', `${publicUrl}/docs`],
    ...(hasMailbox(config) ? [['Mailbox', `${publicUrl}/dev/mailbox`]] : []),
    ...(publicListen ? [['Phones', `http://${publicListen.host}:${publicListen.port}`]] : []),
  ];
  const signIn = demo
    ? [`  Demo sign-in  ${demo.email}`, `  Password      ${demo.password}   (shown only once)`, '']
    : [];
  const rows = lines.map(([name = '', text = '']) => `  ${name.padEnd(9)} ${text}`);
  return ['', `  Swapt is running on port ${port}. Stop with Ctrl+C.`, '', ...rows, '', ...signIn].join('\n');
}
