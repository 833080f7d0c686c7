import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

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
      icon: iconPath(LinkOutlined),
      permission: 'integrations:read',
    },
  ],
});
