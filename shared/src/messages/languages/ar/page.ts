import type { Messages } from '../../messages.js';

export const page: Messages['page'] = {
  draftTitle: 'هذه الصفحة غير متاحة للجميع في الوقت الحالي',
  draftText: 'يعمل {orgName} عليها. يُرجى المحاولة لاحقًا.',
  pausedTitle: 'هذه الصفحة متوقفة مؤقتًا',
  pausedText: 'العنوان صحيح، لكن لا يمكننا عرض الصفحة في الوقت الحالي.',
  pausedAdvice: 'يُرجى المحاولة لاحقًا أو سؤال {orgName}.',
  deletedTitle: 'لم تعد هذه الصفحة موجودة',
  deletedText: 'أزالها {orgName}. اسألوا هناك عن مكان ما تبحثون عنه.',
  freedText: 'لم يعد أحد يستخدم هذا العنوان. اطلبوا العنوان الجديد ممن أعطاكم إياه.',
  unknownTitle: 'لا نعرف هذه الصفحة',
  unknownText: 'لا يوجد شيء على هذا العنوان. يُرجى التحقق من كل حرف فيه أو مسح الرمز مرة أخرى.',
  alertMe: 'أخبروني عندما تصبح متاحة',
  thankYou: 'شكرًا لكم',
  received: '{name}، لقد استلمنا رسالتكم.',
  backToPage: 'العودة إلى الصفحة',
  whatYouSent: 'ما أرسلتموه',
};
