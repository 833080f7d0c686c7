import type { Messages } from '../../messages.js';

export const gate: Messages['gate'] = {
  asksPassword: 'يطلب {orgName} كلمة مرور',
  asksAge: 'يسأل {orgName} عن عمركم',
  asksPlace: 'يطلب {orgName} موقعكم',
  codeFrom: 'رمز من {orgName}',
  passwordHint: 'إذا لم تكن لديكم، فاطلبوها من {orgName}.',
  tooManyTries: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  limited: 'يمكن استخدام هذا الرمز عددًا محدودًا من المرات. اضغطوا على الزر عندما تريدون استخدامه.',
  whyAge: 'يقود هذا الرمز إلى صفحات مختلفة بحسب العمر. نستخدم إجابتكم مرة واحدة فقط ولا نحفظها.',
  ageOrOlder: 'عمري {age} أو أكثر',
  ageUnder: 'عمري أقل من {age}',
  ageExactly: 'عمري {age}',
  ageBetween: 'عمري بين {from} و{to}',
  whyPlace: 'يقود هذا الرمز إلى صفحات مختلفة بحسب المكان. نستخدم موقعكم مرة واحدة فقط ولا نحفظه.',
  noPlace: 'لم نتمكن من معرفة موقعكم. يمكنكم المتابعة من دونه.',
  finding: 'جارٍ تحديد موقعكم…',
  useMyPlace: 'استخدام موقعي',
  useWithoutPlace: 'استخدامه من دون موقعي',
  continueWithoutPlace: 'المتابعة من دون موقعي',
};
