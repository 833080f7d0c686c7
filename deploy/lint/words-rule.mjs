import { relative } from 'node:path';
import { allowed, givenUp } from './given-up-words.mjs';

/** The words of a name, in lower case: of `isHeld`, `held_at`, `quiet-page`, `HTTPWay`. */
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? [];

const isWithin = (file, { within }) => !within || within.some((start) => file.startsWith(start));

/**
 * The given-up word in a name that stands in a file, with what is said instead. `isField` says that the name is a property's, which may be stored
 * or sent.
 */
function givenUpIn(name, file, isField = false) {
  const exceptions = allowed.filter((each) => isWithin(file, each));
  if (exceptions.some((each) => each.name === name && (isField || !each.isField))) return undefined;
  const words = wordsOf(name);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const isFine = pairs.map((pair) => exceptions.some((each) => each.pair === pair));
  // A word of a pair that is fine is passed over.
  const open = words.filter((_, index) => !isFine[index] && !isFine[index - 1]);
  for (const each of givenUp) {
    const word = isWithin(file, each) && each.words.find((one) => open.includes(one) || pairs.includes(one));
    if (word) return { word, instead: each.instead };
  }
  return undefined;
}

/** The given-up word in the path of a file. What was decided and what was migrated keeps the name of its time. */
function givenUpInPath(file) {
  if (/^(docs\/decisions|server\/migrations)\//.test(file)) return undefined;
  for (const name of file.split('/')) {
    const found = givenUpIn(name, file);
    if (found) return found;
  }
  return undefined;
}

const keyed = new Set(['Property', 'PropertyDefinition', 'TSPropertySignature']);
const isFieldName = (node) =>
  (node.parent.type === 'MemberExpression' && node.parent.property === node && !node.parent.computed) ||
  (keyed.has(node.parent.type) && node.parent.key === node);

const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '“{{ word }}” was given up: say {{ instead }} (docs/glossary.md).' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const known = new Map();
    const check = (node) => {
      const isField = isFieldName(node);
      const key = `${node.name} ${isField}`;
      if (!known.has(key)) known.set(key, givenUpIn(node.name, file, isField));
      const found = known.get(key);
      if (found) context.report({ node, messageId: 'word', data: found });
    };
    return {
      Program(node) {
        const found = givenUpInPath(file);
        if (found) context.report({ node, messageId: 'word', data: found });
      },
      Identifier: check,
      PrivateIdentifier: check,
      JSXIdentifier: check,
    };
  },
};

/** Refuses given-up words as whole parts of the names in a file and of its own name. */
export const words = { rules: { 'given-up': rule } };
