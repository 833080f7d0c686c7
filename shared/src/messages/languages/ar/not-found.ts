import type { Messages } from '../../messages.js';

export const notFound: Messages['notFound'] = {
  title: 'لا توجد صفحة هنا',
  text: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.',
};
