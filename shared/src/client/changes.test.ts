import { changedBy } from './changes.js';

it.each([
  ['codes.create', ['codes', 'folders']],
  ['folders.add', ['folders', 'codes']],
  ['campaigns.delete', ['campaigns']],
  ['codes.render', []],
] as const)('%s makes %j untrue', (id, nouns) => {
  expect(changedBy(id)).toEqual(nouns);
});
