import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  confirmSubject: '{orgName}: هل نخبركم عندما يعمل الرمز؟',
  confirmText: 'طلب شخص ما، ولعله أنتم، أن يعرف متى يعمل رمز {orgName}. يُرجى التأكيد في هذه الصفحة:',
  backSubject: 'رمز {orgName} يعمل الآن',
  backText: 'طلبتم أن نخبركم: رمز {orgName} يعمل الآن. افتحوه هنا:',
};
