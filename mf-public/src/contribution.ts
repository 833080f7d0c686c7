import { publicPaths } from '@swapt/shared/public/screens';
import { defineContribution } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-public',
  contract: '^2.0.0',
  budgetKb: 60,
  // A form that is sent opens no screen of its own.
  routes: publicPaths
    .filter(({ methods }) => methods.includes('GET'))
    .map(({ path, screen, title }) => ({ path, screen, title })),
  nav: [],
});
