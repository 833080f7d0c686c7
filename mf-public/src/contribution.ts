import { defineContribution } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-public',
  contract: '^2.0.0',
  budgetKb: 60,
  routes: [
    { path: '/', screen: 'home', title: 'Swapt' },
    { path: '/privacy', screen: 'privacy', title: 'Privacy' },
    { path: '/ai-qr', screen: 'aiqr', title: 'AI QR code' },
    { path: '/share', screen: 'share', title: 'Share' },
    { path: '/report', screen: 'report', title: 'Report' },
    { path: '/deleteAlert', screen: 'deleteAlert', title: 'Delete your data' },
    { path: '/deleteAlert/:id', screen: 'deleteAlert', title: 'Delete Confirmation' },
    { path: '/:id/terms', screen: 'terms', title: 'Terms' },
    { path: '/page/:id', screen: 'page', title: 'Page' },
    { path: '/pitviper/:name', screen: 'page', title: 'Page' },
    { path: '/card/:id', screen: 'card', title: 'Contact' },
    { path: '/c/:slug', screen: 'content', title: 'Code' },
    { path: '/code/:id', screen: 'gate', title: 'Code' },
    { path: '/code/note/:id', screen: 'note', title: 'Note' },
    { path: '/:id', screen: 'code', title: 'Code' },
  ],
  nav: [],
});
