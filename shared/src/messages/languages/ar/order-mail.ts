import type { Messages } from '../../messages.js';

export const orderMail: Messages['orderMail'] = {
  hello: 'مرحبًا،',
  placedSubject: 'طلبكم {number} لدى {storeName}',
  placedText: 'شكرًا لطلبكم {number} لدى {storeName}.',
  readySubject: 'طلبكم {number} جاهز',
  readyText: 'طلبكم {number} لدى {storeName} جاهز للاستلام.',
  shippedSubject: 'طلبكم {number} في الطريق',
  shippedText: 'أرسل {storeName} شيئًا من طلبكم {number}.',
  canceledSubject: 'أُلغي طلبكم {number} لدى {storeName}',
  canceledText: 'أُلغي طلبكم {number} لدى {storeName}. لا يلزمكم فعل شيء.',
  pickUpAt: 'مكان الاستلام:\n{place}',
  pickUpTime: 'الموعد: {time}',
  payThere: 'تدفعون {total} عند الاستلام.',
  discount: 'الخصم: −{amount}',
  delivery: 'التوصيل: {amount}',
  total: 'الإجمالي: {total}',
  see: 'طلبكم كما هو الآن:',
  questions: 'لأي سؤال تواصلوا مع المتجر:',
  codeSubject: 'رمزكم لدى {storeName}',
  codeText: 'يريد شخص ما، ولعله أنتم، أن يرى ما طُلب لدى {storeName} بهذا العنوان. الرمز:',
  codeMinutes: 'يعمل لمدة {minutes} دقيقة. إن لم تكونوا أنتم فلا تعطوه لأحد وتجاهلوا هذه الرسالة.',
};
