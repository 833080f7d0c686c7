import type { Messages } from '../../messages.js';

export const note: Messages['note'] = {
  title: 'ملاحظة من {orgName}',
  writtenOn: 'كُتبت في <time>{day}</time>',
  unknownTitle: 'لا يمكننا عرض هذه الملاحظة',
  unknownText: 'ربما حُذفت، أو لا يمكن قراءتها إلا للفريق. يُرجى التحقق من كل حرف في العنوان.',
  forTeam: 'إذا كنتم من الفريق، فستجدونها في لوحة التحكم ضمن Notes.',
  signInToOpen: 'تسجيل الدخول لفتحها',
};
