import type { Setting } from '../settings/read-settings.js';
import type { Parse } from '../settings/setting-values.js';

type Settings<Values> = { [Name in keyof Values]: Setting & { parse: Parse<Values[Name]> } };

/** An outside service: the settings it is reached by, and what makes its port out of them. Without them there is none. */
interface Vendor<Values, Port> {
  settings: Settings<Values>;
  make: (values: Values) => Port | undefined;
}

export const defineVendor = <Values, Port>(vendor: Vendor<Values, Port>) => vendor;
