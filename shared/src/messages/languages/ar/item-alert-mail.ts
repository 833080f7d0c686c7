import type { Messages } from '../../messages.js';

export const itemAlertMail: Messages['itemAlertMail'] = {
  confirmSubject: '{storeName}: هل نخبركم عندما يتوفر {name}؟',
  confirmText: 'طلب شخص ما، ولعله أنتم، أن يعرف متى يتوفر {name} من جديد لدى {storeName}. يُرجى التأكيد في هذه الصفحة:',
  backSubject: '{name} متوفر من جديد لدى {storeName}',
  backText: 'طلبتم أن نخبركم: {name} متوفر من جديد لدى {storeName}. لم نحجزه لكم وقد ينفد. اطلعوا عليه هنا:',
};
