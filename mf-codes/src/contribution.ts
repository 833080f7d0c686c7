import { defineContribution } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-codes',
  contract: '^1.0.0',
  budgetKb: 400,
  routes: [],
  nav: [],
});
