import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'أخبروني عندما يعمل',
  text: 'نرسل إليكم رسالة واحدة عندما يعمل هذا الرمز، ثم نحذف عنوانكم.',
  sentText: 'أرسلنا إليكم رسالة فيها رابط. افتحوه وأكّدوا، وسنخبركم عندما يعمل الرمز.',
  confirmText: 'تصلكم رسالة واحدة على {email} عندما يعمل رمز {orgName}.',
  onText: 'تصلكم رسالة واحدة على {email} عندما يعمل رمز {orgName}، ثم نحذف عنوانكم.',
  stoppedText: 'لن تصلكم رسالة عن هذا الرمز.',
  openCode: 'فتح الرمز',
};
