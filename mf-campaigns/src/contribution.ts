import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined.js';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js';
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
    {
      path: '/admin/campaigns/promo-locks',
      screen: 'promoLocks',
      title: 'Promo locks',
      permission: 'campaigns:read',
    },
    {
      path: '/admin/campaigns/promo-locks/new',
      screen: 'promoLockNew',
      title: 'New promo lock',
      permission: 'campaigns:write',
    },
    {
      path: '/admin/campaigns/promo-locks/keys',
      screen: 'masterKeys',
      title: 'Master keys',
      permission: 'campaigns:write',
    },
    {
      path: '/admin/campaigns/promo-locks/:lockId',
      screen: 'promoLock',
      title: 'Promo lock',
      permission: 'campaigns:read',
    },
    {
      path: '/admin/campaigns/promo-locks/:lockId/usage',
      screen: 'promoLockUsage',
      title: 'Usage of a promo lock',
      permission: 'campaigns:read',
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
    {
      label: 'Promo locks',
      path: '/admin/campaigns/promo-locks',
      section: 'engage',
      order: 15,
      icon: iconPath(LockOutlined),
      permission: 'campaigns:read',
    },
  ],
});
