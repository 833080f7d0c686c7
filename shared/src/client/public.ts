import { callOf, type CallOf, type ClientOptions } from './call.js';
import { publicRoutes } from './public-routes.gen.js';

/** A call of what everybody may ask for. */
export type PublicCall = CallOf<keyof typeof publicRoutes>;

/** The client of pages for shoppers: they carry the operations of everybody and no others. */
export const createPublicClient = (options: ClientOptions): PublicCall => callOf(publicRoutes, options);
