import { printable } from './printable.js';

describe('what labels show of a name [O.codes.labels]', () => {
  it.each([
    ['Polish', 'Stół przy oknie: zażółć gęślą jaźń'],
    ['Turkish', 'İğdır Şöleni, çay ₺'],
    ['Vietnamese', 'Phở Hà Nội, Ế Ặ Ữ'],
    ['Russian', 'Меню на террасе №5'],
    ['Ukrainian', 'Кав’ярня «Ґанок» ї є'],
    ['Kazakh', 'Қазақ әліпбиі'],
    ['Greek', 'Ελληνικό καφενείο ᾅ'],
    ['Arabic', 'قائمة الطعام: ١٢، بِسْمِ؟'],
    ['Persian', 'کتاب‌خانهٔ پنج ۱۲۳'],
    ['Urdu', 'ٹیبل ڈھابہ ے'],
    ['Hindi', 'मेन्यू श्री'],
    ['Hebrew', 'תפריט הקיץ (שָׁלוֹם) ₪'],
  ])('is all of a name in %s', (_language, name) => {
    expect(printable(name)).toEqual({ text: name.normalize('NFC'), isWhole: true });
  });

  it.each(['桌 5', 'メニュー', '메뉴 A', 'เมนู', 'Menu 桌'])('is nothing of “%s”, whose letters we lack', (name) => {
    expect(printable(name)).toEqual({ text: '', isWhole: false });
  });

  it.each([
    ['☕ Café Mitte', 'Café Mitte'],
    ['Bar 🇩🇪 & Küche 👩‍🍳', 'Bar & Küche'],
    ['🍕', ''],
  ])('is “%s” without its emoji', (name, text) => {
    expect(printable(name)).toEqual({ text, isWhole: false });
  });

  it('is a digit without the frame of its key, on one line, with letters of one code point', () => {
    expect(printable(' 1️⃣\tTisch\n a\u0308 ')).toEqual({ text: '1 Tisch ä', isWhole: true });
  });
});
