import type { Messages } from '../../messages.js';

export const newPage: Messages['newPage'] = {
  returnTitle: 'شكرًا لك',
  returnText: 'لقد استلمنا رسالتك وسنتواصل معك قريبًا.',
  heroTitle: 'عنوانك الرئيسي',
  heroText: 'جملة أو جملتان عمّا يجده الزوار هنا.',
  text: 'اكتب نصك هنا.',
  videoTitle: 'شاهد الفيديو',
  button: 'فتح',
  link: 'رابط أول',
  productTitle: 'مختاراتنا المفضلة',
  product: 'منتج أول',
  formTitle: 'ابقَ على تواصل معنا',
  formWelcome: 'أخبرنا قليلًا عن نفسك. لن يستغرق ذلك أكثر من دقيقة.',
  formConsent: 'أوافق على أن تحفظوا إجاباتي وأن تتواصلوا معي بشأن طلبي. ويمكنني أن أطلب منكم حذفها في أي وقت.',
  formSend: 'إرسال',
  countdownTitle: 'يبدأ خلال',
  countdownOver: 'لقد بدأ.',
  mapTitle: 'موقعنا',
  consent: 'وضّح هنا كيف تستخدم بيانات زوارك.',
};
