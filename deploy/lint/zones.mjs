/** Which file may import which, as zones of `import-x/no-restricted-paths`. docs/architecture.md says it in words. */
import { existsSync, readdirSync } from 'node:fs';

const remotes = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'];
const packages = ['shell', ...remotes, 'shared', 'server', 'e2e'];
const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** Packages import `shared` and nothing else of each other; `shared` imports none. */
const packageZones = packages.map((name) => ({
  target: `./${name}`,
  from: packages
    .filter((other) => other !== name && (other !== 'shared' || name === 'shared'))
    .map((other) => `./${other}`),
  message: name === 'shared' ? 'shared imports none of the packages.' : `${name} may import shared only.`,
}));

/** A feature of a remote never imports a sibling feature; only routes and the entry join them. */
const featureZones = remotes.flatMap((remote) => {
  const base = `${remote}/src/features`;
  return folders(base).map((feature) => ({
    target: `./${base}/${feature}`,
    from: `./${base}`,
    except: [`./${feature}`],
    message: 'A feature does not import a sibling feature.',
  }));
});

/** Below the features of a remote: what two of them need stands in `entities`, what belongs to no noun in `parts`. */
const layerZones = remotes.flatMap((remote) => {
  const src = `./${remote}/src`;
  const above = { parts: ['entities', 'features', 'routes'], entities: ['features', 'routes'], features: ['routes'] };
  return Object.entries(above).map(([layer, refused]) => ({
    target: `${src}/${layer}`,
    from: refused.map((name) => `${src}/${name}`),
    message: `Imports of a remote go one way: parts <- entities <- features <- routes.`,
  }));
});

const server = './server/src';
const sites = ['redirect', 'public-site', 'console-site', 'identity'];
/** What each level of the server may import, from the lowest up. A site imports no other site. */
const levels = {
  platform: ['platform'],
  'scan-ingestion': ['platform', 'scan-ingestion'],
  modules: ['platform', 'scan-ingestion', 'modules'],
  ...Object.fromEntries(sites.map((site) => [site, ['platform', 'scan-ingestion', 'modules', site]])),
};
const levelZones = Object.entries(levels).map(([level, allowed]) => ({
  target: `${server}/${level}`,
  from: server,
  except: allowed.map((name) => `./${name}`),
  message: 'Levels of the server go one way: platform <- scan-ingestion <- modules <- sites <- app.',
}));

/** Demo data and the start page's own code are written before anybody could ask a service. */
const app = [`${server}/app/*`, `${server}/app/!(demo|showcase)/**/*`];

/** A noun shows the others its service, and the app its declaration. */
const nounZones = folders('server/src/modules').flatMap((noun) => {
  const from = `${server}/modules/${noun}`;
  const message = `Ask ${noun}.service.ts: it is what this noun shows to others.`;
  const shown = `./${noun}.service.ts`;
  const others = [`${server}/!(modules|app)/**/*`, `${server}/modules/!(${noun})/**/*`];
  return [
    { target: others, from, except: [shown], message },
    { target: app, from, except: [shown, `./${noun}.module.ts`], message },
  ];
});

/** Statements are read by their own folder only. */
const statementZone = (area, others) => ({
  target: [...others, ...app],
  from: `${server}/${area}/**/*.sql.ts`,
  message: 'Statements are read by their own folder only.',
});
const statementZones = [
  ...folders('server/src/platform').map((name) =>
    statementZone(`platform/${name}`, [`${server}/!(platform|app)/**/*`, `${server}/platform/!(${name})/**/*`]),
  ),
  ...[...sites, 'scan-ingestion'].map((area) => statementZone(area, [`${server}/!(${area}|app)/**/*`])),
];

export const zones = [...packageZones, ...featureZones, ...layerZones];
export const serverZones = [...levelZones, ...nounZones, ...statementZones];
