import { defineContribution } from '@swapt/shared/remote';
import { icons } from './menu-icons.js';

export const contribution = defineContribution({
  name: 'mf-integrations',
  contract: '^2.0.0',
  budgetKb: 200,
  routes: [
    { path: '/admin/integrations', screen: 'integrations', title: 'Integrations', permission: 'integrations:read' },
  ],
  nav: [
    {
      label: 'Integrations',
      path: '/admin/integrations',
      section: 'settings',
      order: 10,
      icon: icons.integrations,
      permission: 'integrations:read',
    },
  ],
});
