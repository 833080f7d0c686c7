import { callOf, type Call, type ClientOptions } from './call.js';
import { routes } from './routes.gen.js';

/** A call of every operation. */
export const createClient = (options: ClientOptions): Call => callOf(routes, options);
