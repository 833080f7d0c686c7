import { isUuid, isUuidInAnyCase, uuidv5, uuidv7 } from './uuid.js';

describe('uuidv7', () => {
  it('carries its moment, version and variant', () => {
    const id = uuidv7(new Date('2026-11-20T10:00:00.123Z'));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T10:00:00.123Z'));
  });

  it('sorts by time and does not repeat', () => {
    const ids = Array.from({ length: 2000 }, (_, i) => uuidv7(1_700_000_000_000 + i));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(Array.from({ length: 2000 }, () => uuidv7(5))).size).toBe(2000);
  });
});

it('makes one id of one name, as RFC 9562 has it', () => {
  expect(uuidv5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});

const id = '0192f3a0-7c11-7b2e-9a44-5d2f00c81a77';

it.each([
  ['as it is written', id, true, true],
  ['in capitals', id.toUpperCase(), false, true],
  ['in braces', `{${id}}`, false, false],
  ['with a line break behind', `${id}\n`, false, false],
  ['one digit short', id.slice(1), false, false],
  ['something else', "'--", false, false],
])('tells a UUID %s', (_, text, isWritten, isRead) => {
  expect(isUuid(text)).toBe(isWritten);
  expect(isUuidInAnyCase(text)).toBe(isRead);
});
