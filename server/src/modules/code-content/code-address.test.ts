import { codeTypeFacts, codeTypes } from '@swapt/shared/values';
import { printedText } from './code-address.js';

it.each(codeTypes)('the print of a %s code carries what its type says: its content, or its short address', (type) => {
  const code = { type, content: { ssid: 'Guests', security: 'none' as const }, slug: 'menu' };
  const isAddress = printedText({ publicUrl: 'https://swapt.example' }, code) === 'https://swapt.example/menu?q=1';
  expect(isAddress).toBe(!codeTypeFacts[type].isSelfContained);
});
