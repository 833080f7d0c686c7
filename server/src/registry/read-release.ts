import type { Contribution, NavEntry, RemoteRoute } from '@swapt/shared/remote';
import { permissions } from '@swapt/shared/values';
import { isRemoteName, ReleaseRefused, type Release } from './release.js';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 300;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isPermission = (value: unknown) => value === undefined || permissions.some((permission) => permission === value);

const sections = ['create', 'sell', 'engage', 'settings'];
const icons = ['codes', 'analytics', 'catalogs', 'campaigns', 'integrations'];

const isRoute = (value: unknown): value is RemoteRoute =>
  isFields(value) &&
  isText(value.path) &&
  /^\/[\w\-/:.]*$/.test(value.path) &&
  isText(value.screen) &&
  isText(value.title) &&
  isPermission(value.permission);

const isNavEntry = (value: unknown): value is NavEntry =>
  isFields(value) &&
  isText(value.label) &&
  isText(value.path) &&
  sections.includes(String(value.section)) &&
  typeof value.order === 'number' &&
  icons.includes(String(value.icon)) &&
  isPermission(value.permission);

function isContribution(value: unknown): value is Contribution {
  return (
    isFields(value) &&
    isText(value.name) &&
    isRemoteName(value.name) &&
    isText(value.contract) &&
    typeof value.budgetKb === 'number' &&
    Array.isArray(value.routes) &&
    value.routes.every(isRoute) &&
    Array.isArray(value.nav) &&
    value.nav.every(isNavEntry)
  );
}

function isRelease(value: unknown): value is Release {
  return (
    isFields(value) &&
    isContribution(value.contribution) &&
    isText(value.version) &&
    isText(value.entry) &&
    isFields(value.screens) &&
    Object.values(value.screens).every(isTexts) &&
    isFields(value.files) &&
    Object.values(value.files).every(isText)
  );
}

/** Reads `release.json`; from here on it is trusted to have its shape. */
export function readRelease(text: string): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReleaseRefused(['release.json is not JSON.']);
  }
  if (isRelease(value)) return value;
  const part = isFields(value) && !isContribution(value.contribution) ? 'its contribution' : 'its list of files';
  throw new ReleaseRefused([`release.json does not have the shape of a release: look at ${part}.`]);
}
