const { createRequire } = require('node:module');

/** Where jsdom's own modules are found: jest's environment brings it. */
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));

/**
 * What an element must have so that a selector can match it: a tag and classes of its last compound. Nothing where that is not read easily; then the
 * selector is tried as ever.
 */
function needOf(selector) {
  if (/[\\"'|\u0080-\uffff]/.test(selector)) return undefined;
  let [depth, start] = [0, 0];
  let plain = '';
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0 && /[\s>+~]/.test(char)) start = plain.length;
    else if (depth === 0) plain += char;
  }
  const compound = plain.slice(start);
  const tag = /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase();
  const classes = [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `);
  return tag || classes.length > 0 ? { tag, classes } : undefined;
}

/** The alternatives of a selector's list: commas outside of brackets part them. */
function alternativesOf(text) {
  let [depth, start] = [0, 0];
  const found = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(' || text[at] === '[') depth += 1;
    else if (text[at] === ')' || text[at] === ']') depth -= 1;
    else if (text[at] === ',' && depth === 0) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}

const known = new Map();
function needsOf(text) {
  if (!known.has(text)) {
    const needs = alternativesOf(text).map((one) => needOf(one.trim()));
    known.set(text, needs.includes(undefined) ? undefined : needs);
  }
  return known.get(text);
}

function mayMatch(element, text) {
  // Rules of other kinds, such as animations, have no selector.
  const needs = text && needsOf(text);
  if (!needs) return true;
  const classes = ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/[^\S ]/g, ' ')} `;
  const tag = element.localName.toLowerCase();
  return needs.some((need) => (!need.tag || need.tag === tag) && need.classes.every((name) => classes.includes(name)));
}

/**
 * jsdom tries each rule of each style sheet on each element whose style is asked for, and the library that reads selectors forgets them after a
 * thousand, of which antd has more: a third of a screen's test. What cannot match is told by tag and class before, as browsers do.
 */
exports.quickSelectors = () => {
  const selectors = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, text) => mayMatch(element, text) && matchesDontThrow(element, text);
};
