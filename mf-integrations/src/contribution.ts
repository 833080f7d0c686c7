import CreditCardOutlined from '@ant-design/icons-svg/es/asn/CreditCardOutlined.js';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-integrations',
  contract: '^2.0.0',
  budgetKb: 200,
  routes: [
    { path: '/admin/integrations', screen: 'integrations', title: 'Integrations', permission: 'integrations:read' },
    { path: '/admin/integrations/square', screen: 'square', title: 'Square', permission: 'integrations:write' },
    { path: '/admin/payment', screen: 'payments', title: 'Payments', permission: 'org:write' },
  ],
  nav: [
    {
      label: 'Payments',
      path: '/admin/payment',
      section: 'sell',
      order: 20,
      icon: iconPath(CreditCardOutlined),
      permission: 'org:write',
    },
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
