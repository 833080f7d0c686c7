import type { Setting, Values } from '../settings/read-settings.js';

/** An outside service: the settings it is reached by, and what makes its port out of them. Without them there is none. */
interface Vendor<Settings extends Record<string, Setting>, Port> {
  settings: Settings;
  make: (values: Values<Settings>) => Port | undefined;
}

export const defineVendor = <const Settings extends Record<string, Setting>, Port>(vendor: Vendor<Settings, Port>) =>
  vendor;
