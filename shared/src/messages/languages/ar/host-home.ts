import type { Messages } from '../../messages.js';

export const hostHome: Messages['hostHome'] = {
  title: 'مرحبًا بكم في {host}',
  text: 'تصلون إلى هذا الموقع بمسح أحد رموزنا. وجّهوا كاميرا هاتفكم نحو رمز للمتابعة.',
  signIn: 'تسجيل الدخول لإدارة الرموز',
  privacy: 'ما البيانات التي تحفظونها عندما أمسح رمزًا؟',
};
