import type { Messages } from '../../messages.js';

export const newPage: Messages['newPage'] = {
  returnTitle: 'شكرًا لكم',
  returnText: 'لقد استلمنا رسالتكم وسنتواصل معكم قريبًا.',
  heroTitle: 'عنوانكم الرئيسي',
  heroText: 'جملة أو جملتان عمّا يجده الزوار هنا.',
  text: 'اكتبوا نصكم هنا.',
  videoTitle: 'شاهدوا الفيديو',
  button: 'فتح',
  link: 'رابط أول',
  productTitle: 'مختاراتنا المفضلة',
  product: 'منتج أول',
  formTitle: 'ابقوا على تواصل معنا',
  formWelcome: 'أخبرونا قليلًا عن أنفسكم. لن يستغرق ذلك أكثر من دقيقة.',
  formConsent: 'أوافق على أن تحفظوا إجاباتي وأن تتواصلوا معي بشأن طلبي. ويمكنني أن أطلب منكم حذفها في أي وقت.',
  formSend: 'إرسال',
  countdownTitle: 'يبدأ خلال',
  countdownOver: 'لقد بدأ.',
  mapTitle: 'موقعنا',
  consent: 'وضّحوا هنا كيف تستخدمون بيانات زواركم.',
};
