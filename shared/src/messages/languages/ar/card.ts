import type { Messages } from '../../messages.js';

export const card: Messages['card'] = {
  save: 'حفظ جهة الاتصال',
  call: 'اتصال',
  write: 'كتابة بريد إلكتروني',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  website: 'الموقع الإلكتروني',
  address: 'العنوان',
};
