import { plainName } from './plain-name.js';

describe('A name in a mail to somebody else', () => {
  it.each([
    ['Call +1 (900) 123-4567', 'Call +…'],
    ['Call 12 - 34 - 56 - 78 now', 'Call … now'],
    ['+39, 06, 1234, 5678', '+…'],
    ['12 --- 34 . . . 56', '…'],
    ['Call ٠٦١٢٣٤٥٦٧٨', 'Call …'],
    ['Call ➊➋➌➍➎➏', 'Call …'],
    ['Call 1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', 'Call …'],
  ])('holds no number to call: %s', (name, plain) => {
    expect(plainName(name).replace(/[\p{M} ]+$/u, '')).toBe(plain);
  });

  it.each(['Bar 1871', 'Studio 54', 'Café 1900, Via Roma 12', 'Route 66 - 24', "4 + 20 Friends' Club!"])(
    'stays as it is: %s',
    (name) => {
      expect(plainName(name)).toBe(name);
    },
  );

  it('keeps the numbers of a name that loses a slash', () => {
    expect(plainName('24/7 Gym')).toBe('24 7 Gym');
  });
});
