import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

/** What the console shows of this remote before any of its code runs. */
export const contribution = defineContribution({
  name: '{{name}}',
  contract: '^2.0.0',
  budgetKb: 200,
  routes: [{ path: '/admin/{{noun}}', screen: 'start', title: '{{title}}' }],
  nav: [
    { label: '{{title}}', path: '/admin/{{noun}}', section: 'engage', order: 90, icon: iconPath(AppstoreOutlined) },
  ],
});
