/**
 * Words that had several meanings, with what is said instead; the last paragraph of docs/glossary.md says the same. A word of two parts is given up
 * as this pair only: nothing is said against a turn, but something against `inTurns`. `within` is where a word is given up that means something
 * else elsewhere.
 */
export const givenUp = [
  { words: ['demand', 'demands', 'demanded'], instead: 'assert…' },
  { words: ['wish', 'wishes', 'wished'], instead: 'request' },
  { words: ['hold', 'holds', 'held', 'holding'], instead: 'content, suspended, lock, matches, staged, reserved' },
  { words: ['in turns', 'in turn', 'take turns'], instead: 'lock, limit of concurrency, batch loading' },
  { words: ['quiet page', 'quiet pages'], instead: 'inactive code page' },
  { words: ['plan', 'plans', 'planned'], instead: 'redirect policy, schedule' },
  { words: ['standstill', 'standstills'], instead: 'inactive code' },
  { words: ['way', 'ways'], instead: 'destination, method' },
  { words: ['page data'], instead: 'public screen data' },
  { words: ['page seed', 'page seeds', 'seed of'], instead: 'hydration data' },
  { words: ['tell', 'tells', 'told'], instead: 'report, notify, show' },
  { words: ['look', 'looks', 'looked'], instead: 'style, read, check' },
  { words: ['face', 'faces'], instead: 'picture' },
  { words: ['part', 'parts'], instead: 'remote', within: ['shell/'] },
];

/**
 * What is called so all the same: a name, or a pair of words wherever it stands. `isField`: as a property only, whose name is stored or sent;
 * `within` limits it to files.
 */
export const allowed = [
  { name: 'held_at', isField: true, why: 'a column of codes and pages, and its field of the API' },
  { name: 'is_held', isField: true, why: 'a field of the API' },
  { name: 'hold', isField: true, why: 'a field of the deploy API and a flag of its command line' },
  { name: 'look', isField: true, why: 'a field of the buttons of stored pages' },
  { name: 'PageButtonLook', why: 'the name of a shape in the API description' },
  { name: 'parts.css', within: ['shell/'], why: 'pieces that screens are made of' },
  { pair: 'look up', why: 'to find by a key' },
  { pair: 'looked up', why: 'to find by a key' },
  { pair: 'under way', why: 'not finished yet' },
  { pair: 'font face', why: 'CSS' },
  { pair: 'font faces', why: 'CSS' },
  { pair: 'subscription plan', why: 'what a shop pays for' },
  { pair: 'subscription plans', why: 'what a shop pays for' },
];
