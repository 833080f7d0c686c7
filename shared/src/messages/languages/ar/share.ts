import type { Messages } from '../../messages.js';

export const share: Messages['share'] = {
  title: 'مشاركة {title}',
  qrOf: 'رمز QR: {title}',
  letScan: 'دعوا شخصًا يمسحه من شاشتكم، أو أرسلوا الرابط:',
  open: 'فتح',
  download: 'تنزيل الرمز',
  share: 'مشاركة…',
  copy: 'نسخ الرابط',
  copied: 'تم النسخ',
  copyYourself: 'يُرجى نسخ الرابط بأنفسكم',
  linkCopied: 'نسخنا الرابط.',
  unknownTitle: 'لا يمكن مشاركة هذا',
  unknownText: 'ربما انتهت صلاحية الرمز أو الصفحة، أو أُوقفت مؤقتًا، أو حُذفت. يُرجى فتحها مرة أخرى ومشاركتها من هناك.',
};
