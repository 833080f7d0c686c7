import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from './config.js';

// Writes the table of settings into the README. To be run after a setting was added: pnpm --filter @swapt/server settings
const readme = new URL('../../../../README.md', import.meta.url);
const text = readFileSync(readme, 'utf8');
const at = text.indexOf('|', text.indexOf('## Settings'));
const rest = /\n(?!\|)/.exec(text.slice(at));
const end = rest ? at + rest.index : text.length;
writeFileSync(readme, `${text.slice(0, at)}${settingsTable()}${text.slice(end)}`);
