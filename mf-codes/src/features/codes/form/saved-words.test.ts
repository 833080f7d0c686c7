import { testCode } from '../../../testing/test-code.js';
import { savedWords } from './saved-words.js';

it.each([
  [{ name: 'Door' }, '“Door” is saved: new name.'],
  [{ target: 'https://b.example', tags: ['spring'] }, '“Poster” is saved: new destination and tags.'],
  [
    { target: 'https://b.example', status: 'paused', scan_limit: 5 },
    '“Poster” is saved: new destination, status, and scan limit.',
  ],
  [{ type: 'note', target: '/n', content: { text: 'Hello' } }, '“Poster” is saved: new content.'],
  [{}, '“Poster” is saved.'],
] as const)('of %j says %s', (change, words) => {
  const before = testCode({ name: 'Poster', target: 'https://a.example' });
  expect(savedWords(before, { ...before, ...change } as typeof before)).toBe(words);
});
