import { antdComponents } from './antd-components.mjs';

/** Imports that would bring a second copy of a library into the page, and what to write instead. */
const refused = {
  antd: "Import what you need of antd by name: import { Button } from 'antd'",
  'react-router-dom': "Take the router from '@swapt/shared/router'",
  'react-router': "Take the router from '@swapt/shared/router'",
};

/**
 * Takes each component of antd from its own module, as the console shares antd by component: a page fetches those that it shows, not all.
 * @this {import('webpack').LoaderContext<object>} @param {string} source @param {string} [map]
 */
export default function remoteImportsLoader(source, map) {
  const code = source.replace(/import\s*\{([^}]*)\}\s*from\s*["']antd["'];?/g, (_, names) =>
    names
      .split(',')
      .map((/** @type {string} */ name) => name.trim())
      .filter(Boolean)
      .map(fromOwnModule)
      .join(' '),
  );
  for (const [name, advice] of Object.entries(refused)) {
    if (new RegExp(`from\\s*["']${name}["']`).test(code)) throw new Error(`${advice}.`);
  }
  this.callback(null, code, map);
}

/** @param {string} specifier */
function fromOwnModule(specifier) {
  const [name = '', as = name] = specifier.split(/\s+as\s+/);
  const path = antdComponents.get(name);
  if (!path) throw new Error(`antd has no ${name}.`);
  return `import ${as} from "${path}";`;
}
