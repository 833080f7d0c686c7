import type { Messages } from '../../messages.js';

export const itemAlert: Messages['itemAlert'] = {
  title: 'أخبروني عندما يتوفر',
  text: 'نرسل إليكم رسالة واحدة عندما يمكنكم شراؤه مجددًا، ثم نحذف عنوانكم.',
  sentText: 'أرسلنا إليكم رسالة فيها رابط. افتحوه وأكّدوا، وسنخبركم عندما يمكنكم شراؤه مجددًا.',
  confirmText: 'تصلكم رسالة واحدة على {email} عندما يتوفر {name} من جديد لدى {storeName}.',
  onText: 'تصلكم رسالة واحدة على {email} عندما يتوفر {name} من جديد لدى {storeName}، ثم نحذف عنوانكم.',
  stoppedText: 'لن تصلكم رسالة عن هذا المنتج.',
  openItem: 'عرض المنتج',
};
