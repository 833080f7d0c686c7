import type { Messages } from '../../messages.js';

export const storeItem: Messages['storeItem'] = {
  unknownTitle: 'هذا المنتج لا يُباع هنا',
  unknownText: 'ربما توقف المتجر عن بيعه.',
  extras: 'إضافات',
  extra: '{name}، بزيادة {price}',
  choose: 'عرض هذا الخيار',
  notMade: 'هذه التركيبة لا تُباع.',
  quantity: 'الكمية',
  add: 'أضف إلى السلة',
  added: 'أُضيف {name} إلى سلتك.',
  seeCart: 'عرض السلة',
  noRoom: 'تعذّر على متصفحك حفظ السلة. يُرجى السماح لهذا الموقع بتخزين البيانات.',
  buy: 'اشترِ الآن',
  cartNeedsScript: 'تحتاج السلة إلى JavaScript، أما «اشترِ الآن» فيعمل من دونه.',
  needsScript: 'تحتاج السلة إلى JavaScript. يُرجى تفعيلها أو التواصل مع المتجر.',
  pictures: 'الصور',
  stockCard: 'لفريقك: مخزون هذا المنتج',
};
