import type { SquareState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { connectionOf, stateOf } from './authorization.js';

export { listDevices, placeOf } from './places.js';
export { orSquareFailure, squareService } from './square-home.js';
export { askSquare } from './tokens.js';

/** Whether Square is connected; `error` where it does not let us in any more. */
export const squareState = async (tx: Tx, services: Pick<Services, 'vendors'>, orgId: string): Promise<SquareState> =>
  stateOf(await connectionOf(tx, services, orgId));
