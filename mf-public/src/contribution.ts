import { defineContribution } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-public',
  contract: '^1.2.0',
  budgetKb: 60,
  routes: [
    { path: '/', screen: 'home', title: 'Swapt' },
    { path: '/privacy', screen: 'privacy', title: 'Privacy' },
    { path: '/ai-qr', screen: 'aiqr', title: 'A picture around your code' },
    { path: '/share', screen: 'share', title: 'Share' },
    { path: '/report', screen: 'report', title: 'Report' },
    { path: '/:id/terms', screen: 'terms', title: 'Terms' },
    { path: '/page/:id', screen: 'page', title: 'Page' },
    { path: '/pitviper/:name', screen: 'page', title: 'Page' },
    { path: '/code/note/:id', screen: 'note', title: 'Note' },
    { path: '/:id', screen: 'code', title: 'Code' },
  ],
  nav: [],
});
