import { openApiDocument } from './document.js';

// For checks and generators: the description as an installation at this address serves it.
const bases = { core: undefined, v1: undefined, wallet: undefined };
process.stdout.write(JSON.stringify(openApiDocument({ publicUrl: 'https://swapt.invalid', bases, contact: '' })));
