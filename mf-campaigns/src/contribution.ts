import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-campaigns',
  contract: '^2.0.0',
  budgetKb: 300,
  routes: [
    { path: '/admin/campaigns', screen: 'campaigns', title: 'Campaigns', permission: 'campaigns:read' },
    { path: '/admin/campaigns/new', screen: 'campaignNew', title: 'New campaign', permission: 'campaigns:write' },
    {
      path: '/admin/campaigns/update/:codeId',
      screen: 'campaignUpdate',
      title: 'Edit campaign',
      permission: 'campaigns:write',
    },
  ],
  nav: [
    {
      label: 'Campaigns',
      path: '/admin/campaigns',
      section: 'engage',
      order: 10,
      icon: iconPath(FlagOutlined),
      permission: 'campaigns:read',
    },
  ],
});
