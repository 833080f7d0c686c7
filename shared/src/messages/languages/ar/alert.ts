import type { Messages } from '../../messages.js';

export const alert: Messages['alert'] = {
  email: 'بريدكم الإلكتروني',
  button: 'أخبروني',
  sending: 'جارٍ الإرسال …',
  sentTitle: 'يُرجى تأكيد عنوانكم',
  sentAdvice: 'لم يصل شيء بعد دقائق؟ ابحثوا في مجلد الرسائل غير المرغوب فيها.',
  confirmTitle: 'هل نخبركم؟',
  confirm: 'نعم، أخبروني',
  stop: 'لا، احذفوا عنواني',
  onTitle: 'سنخبركم',
  stoppedTitle: 'حذفنا عنوانكم',
  overTitle: 'لم يعد هذا الرابط يعمل',
  overText: 'ربما أخبرناكم من قبل، أو حذفتم عنوانكم، أو أصبح الرابط قديمًا.',
};
