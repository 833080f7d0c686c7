import type { Messages } from '../../messages.js';

export const terms: Messages['terms'] = {
  title: 'شروط {orgName}',
  whoRuns: 'من يدير هذه الصفحة',
  whoRunsText:
    'أنشأها {orgName} باستخدام Swapt وهو مسؤول عن محتواها. لمعرفة البيانات التي نحفظها عند مسح رمز، راجعوا <privacy>الخصوصية</privacy>.',
  platform: 'شروط الخدمة بين المؤسسات وSwapt (بالإنجليزية)',
  noneLead: 'ليست لدى {orgName} شروط خاصة.',
  noneText:
    'لا توافقون على شيء بمسح رمز أو قراءة صفحة. إذا طلب نموذج موافقتكم، فالنص بجانب زره يوضح سببها. تصل إجاباتكم إلى {orgName} ولا تصل إلى أحد غيره. يُرجى توجيه أسئلتكم إليه.',
  unknownTitle: 'لا توجد شروط هنا',
  unknownText: 'ربما كُتب العنوان خطأً، أو لم تعد المؤسسة موجودة.',
};
