import type { Setting } from '../settings/read-settings.js';
import type { Parse } from '../settings/setting-values.js';

type Settings<Values> = { [Name in keyof Values]: Setting & { parse: Parse<Values[Name]> } };

/**
 * An outside service: the settings it is reached by, and what makes its port out of them and of what else it needs (`Rest`). Without the settings there
 * is none.
 */
interface Vendor<Values, Rest extends unknown[], Port> {
  settings: Settings<Values>;
  make: (values: Values, ...rest: Rest) => Port | undefined;
}

export const defineVendor = <Values, Rest extends unknown[], Port>(vendor: Vendor<Values, Rest, Port>) => vendor;
