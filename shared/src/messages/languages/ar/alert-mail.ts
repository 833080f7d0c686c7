import type { Messages } from '../../messages.js';

export const alertMail: Messages['alertMail'] = {
  hello: 'مرحبًا،',
  notYou: 'إن لم تكونوا أنتم، فتجاهلوا هذه الرسالة. من دون تأكيدكم لن نرسل شيئًا آخر، ونحذف عنوانكم بعد ثلاثة أيام.',
  once: 'هذه هي الرسالة الوحيدة عن ذلك، وقد حذفنا عنوانكم.',
};
