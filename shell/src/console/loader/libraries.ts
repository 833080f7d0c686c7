declare const SHARED_VERSIONS: Record<string, string>;

/** `eager` ones are whole in the first files: asked for late, they would cost each first screen a round trip. */
const libraries: Record<string, () => Promise<unknown>> = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  '@tanstack/react-query': () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  '@ant-design/cssinjs': () => import('@ant-design/cssinjs'),
  '@ant-design/pro-components': () => import('@ant-design/pro-components'),
  dayjs: () => import('dayjs'),
  zustand: () => import(/* webpackMode: "eager" */ 'zustand'),
  '@swapt/shared/sdk': () => import(/* webpackMode: "eager" */ '@swapt/shared/sdk'),
  '@swapt/shared/router': () => import(/* webpackMode: "eager" */ '@swapt/shared/router'),
  '@swapt/shared/text': () => import(/* webpackMode: "eager" */ '@swapt/shared/text'),
  'antd/es/breadcrumb': () => import(/* webpackMode: "eager" */ 'antd/es/breadcrumb/index.js'),
  'antd/es/flex': () => import(/* webpackMode: "eager" */ 'antd/es/flex/index.js'),
  'antd/es/tag': () => import(/* webpackMode: "eager" */ 'antd/es/tag/index.js'),
  'antd/es/typography': () => import(/* webpackMode: "eager" */ 'antd/es/typography/index.js'),
};

/** The rest of antd: what the console shows itself is there as well, any other is a file of its own, fetched when a remote asks for it. */
const component = (name: string): Promise<unknown> =>
  import(/* webpackInclude: /antd[\\/]es[\\/][\w-]+[\\/]index\.js$/ */ `antd/es/${name}/index.js`);

const load = (name: string) => libraries[name]?.() ?? component(name.slice('antd/es/'.length));

/** What remotes take from this page, each in the one copy that is here. */
export const sharedLibraries = () =>
  Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([name, version]) => [
      name,
      {
        version,
        get: async () => {
          const library = await load(name);
          return () => library;
        },
        shareConfig: { singleton: true, requiredVersion: version },
      },
    ]),
  );
