import { defineModule } from '../../platform/module.js';
import { shortLinkChecks } from './short-links.checks.js';

export const shortLinksModule = defineModule({
  constraints: { slugs_pkey: 'code.slug_taken' },
  checks: shortLinkChecks,
});
