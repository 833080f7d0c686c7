import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  hello: 'مرحبًا،',
  confirmSubject: '{orgName}: هل نخبركم عندما يعمل الرمز؟',
  confirmText: 'طلب شخص ما، ولعله أنتم، أن يعرف متى يعمل رمز {orgName}. يُرجى التأكيد في هذه الصفحة:',
  notYou: 'إن لم تكونوا أنتم، فتجاهلوا هذه الرسالة. من دون تأكيدكم لن نرسل شيئًا آخر، ونحذف عنوانكم بعد ثلاثة أيام.',
  backSubject: 'رمز {orgName} يعمل الآن',
  backText: 'طلبتم أن نخبركم: رمز {orgName} يعمل الآن. افتحوه هنا:',
  once: 'هذه هي الرسالة الوحيدة عن ذلك، وقد حذفنا عنوانكم.',
};
