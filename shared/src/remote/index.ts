import type { IconDefinition } from '@ant-design/icons-svg/es/types.js';
import type { ComponentType } from 'react';
import type { Permission, Role } from '../values/people/permissions.js';
import type { RemoteName } from '../values/platform/remotes.js';
import type { PublicSettings } from '../values/people/settings.js';

/** What a remote adds to the shell, as data: menu and routes are painted from it before any of the remote's code runs. */
export interface Contribution {
  name: RemoteName;
  /** The range of contract versions the remote works with, e.g. `^1.0.0`. */
  contract: string;
  routes: readonly RemoteRoute[];
  nav: readonly NavEntry[];
  /** The most scripts that opening one of its screens may fetch, in KB before compression; what a screen fetches later is not among them. */
  budgetKb: number;
}

export interface RemoteRoute {
  /** A path as react-router writes it, from the root: `/admin/my-codes/edit/:codeId`. */
  path: string;
  /** Which entry of the remote's `screens` shows it. */
  screen: string;
  title: string;
  permission?: Permission;
  /** Fills the window: without side bar and notices of the console. */
  isBare?: boolean;
  /** Reads codes with the camera. It is opened as a page of its own: browsers allow a page the camera when it is loaded, and no other screen has it. */
  usesCamera?: boolean;
}

export interface NavEntry {
  label: string;
  path: string;
  section: 'create' | 'sell' | 'engage' | 'settings';
  order: number;
  /** Drawn before any of the remote's code runs: the path of an SVG of 896 by 896 that begins at 64, 64 (`iconRule`). */
  icon: string;
  permission?: Permission;
  /** Roles that may open it and have no use for it in their menu. */
  hiddenFrom?: readonly Role[];
}

/** The one module a remote exposes, as `./remote`. */
export interface RemoteModule {
  screens: Record<string, () => Promise<{ default: ComponentType }>>;
}

/** Keeps the literal types of a contribution while checking its shape. */
export function defineContribution<const T extends Contribution>(contribution: T): T {
  return contribution;
}

/**
 * The path of a one-coloured icon of `@ant-design/icons-svg`, for a menu entry. A contribution is compiled when its remote is built, so no browser
 * fetches the library.
 */
export function iconPath({ name, icon }: IconDefinition): string {
  const [path, ...others] = typeof icon === 'function' ? [] : (icon.children ?? []);
  if (!path?.attrs.d || others.length > 0) throw new Error(`A menu icon is one path, and ${name} is not.`);
  return path.attrs.d;
}

/** A release as the registry names it. `entry` is the address of remoteEntry.js, `integrity` its hash; the entry carries the hashes of its chunks. @given */
export interface RegisteredRemote {
  name: Contribution['name'];
  version: string;
  entry: string;
  integrity: string;
  contribution: Contribution;
  /** Which pointer of the registry led here. */
  channel: 'stable' | 'canary';
  /** Switched off by the operator: its menu entries are hidden, its addresses say so. */
  isDisabled?: true;
  /** The release before this one, to fall back to in the same page. */
  previous?: { version: string; entry: string; integrity: string };
}

/** What an organization gets; another one may get a canary in place of a stable release. @given */
export interface Registry {
  revision: string;
  contract: string;
  remotes: RegisteredRemote[];
}

/** What the server writes into the console's page as JSON, so that the first paint asks for nothing. @given */
export interface Boot {
  settings: PublicSettings;
  /** Missing when it could not be read in time; the page then asks for it itself. */
  registry?: Registry;
  /** Proves that the server made this page; each ticket counts once per release in the error budget. */
  ticket: string;
}

/** Why a remote could not be used; `crash` is a screen that threw while it was shown. */
export type RemoteFailure = 'integrity-missing' | 'contract' | 'timeout' | 'entry' | 'no-screen' | 'chunk' | 'crash';

/** What a page tells the server about one release, as `POST /telemetry/remote` with `{ ticket, reports }`. */
export type RemoteReport = { name: string; version: string } & (
  | { outcome: 'loaded'; /** From asking for the entry until the module was there. */ ms: number }
  | { outcome: 'failed'; code: RemoteFailure; reference?: string }
);
