import type { Messages } from '../../messages.js';

export const content: Messages['content'] = {
  noteTitle: 'ملاحظة من {orgName}',
  byOrg: 'من {orgName}',
  when: 'متى',
  where: 'أين',
  addToCalendar: 'إضافة إلى تقويمي',
  chooseStore: 'اختاروا من أين تحصلون على تطبيقاتكم:',
  forApple: 'لأجهزة iPhone وiPad',
  forAndroid: 'لأجهزة Android',
  forOthers: 'للأجهزة الأخرى',
  openFile: 'فتح الملف',
  wifiTitle: 'شبكة Wi-Fi لدى {orgName}',
  network: 'الشبكة',
  noPassword: 'لا حاجة إلى كلمة مرور',
  joinByHand: 'افتحوا إعدادات Wi-Fi في هاتفكم، واختاروا الشبكة، ثم أدخلوا كلمة المرور.',
  joinByScan: 'لتوصيل هاتف آخر، امسحوا هذا الرمز بكاميرته:',
  wifiCode: 'رمز QR للاتصال بالشبكة {ssid}',
  copyPassword: 'نسخ كلمة المرور',
  copied: 'تم النسخ',
};
