import type { Messages } from '../../messages.js';

export const blocks: Messages['blocks'] = {
  leaveEmpty: 'يُرجى ترك هذا الحقل فارغًا',
  optional: '(اختياري)',
  pleaseChoose: 'يُرجى الاختيار',
  form: 'نموذج',
  send: 'إرسال',
  noAnswersNow: 'لا يمكننا استقبال الإجابات الآن. يُرجى المحاولة مرة أخرى بعد بضع دقائق. بقية هذه الصفحة تعمل.',
  openInMaps: 'فتح في الخرائط',
  showMap: 'عرض الخريطة',
  loadingMap: 'جارٍ تحميل الخريطة…',
  noMap: 'لا يمكننا عرض الخريطة هنا. استخدموا «فتح في الخرائط» بدلًا من ذلك.',
  mapOf: 'خريطة: {place}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  twoFingers: 'استخدموا إصبعين لتحريك الخريطة',
  scrollKey: 'اضغطوا على Ctrl مع التمرير لتكبير الخريطة',
  scrollKeyMac: 'اضغطوا على ⌘ مع التمرير لتكبير الخريطة',
  picture: 'صورة {number}',
  video: 'فيديو',
  watchVideo: 'مشاهدة الفيديو',
  opensIn: 'يفتح {player} في علامة تبويب جديدة',
  thePlayer: 'المشغّل',
  website: 'الموقع الإلكتروني',
  over: 'حان الوقت.',
  days: '{count, plural, zero {<number>#</number> يوم} one {<number>#</number> يوم} two {<number>#</number> يومان} few {<number>#</number> أيام} many {<number>#</number> يومًا} other {<number>#</number> يوم}}',
  hours:
    '{count, plural, zero {<number>#</number> ساعة} one {<number>#</number> ساعة} two {<number>#</number> ساعتان} few {<number>#</number> ساعات} many {<number>#</number> ساعة} other {<number>#</number> ساعة}}',
  minutes:
    '{count, plural, zero {<number>#</number> دقيقة} one {<number>#</number> دقيقة} two {<number>#</number> دقيقتان} few {<number>#</number> دقائق} many {<number>#</number> دقيقة} other {<number>#</number> دقيقة}}',
  seconds:
    '{count, plural, zero {<number>#</number> ثانية} one {<number>#</number> ثانية} two {<number>#</number> ثانيتان} few {<number>#</number> ثوانٍ} many {<number>#</number> ثانية} other {<number>#</number> ثانية}}',
  placeTime: '{when} (بتوقيت {place})',
};
