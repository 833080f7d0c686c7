import type { Config } from '../config/config.js';
import { imageModel } from './image-model/image-model.vendor.js';
import { squarePayments, squareRefusals } from './square/square.vendor.js';
import { makeSquareStandIn } from './square/stand-in/stand-in.js';
import type { StandInBase } from './stand-in/base.js';
import { makeStandIn } from './stripe/stand-in/stand-in.js';
import { cardPayments, stripeRefusals } from './stripe/stripe.vendor.js';

/** The settings of all of them, a part of those of the process. */
export const vendorSettings = {
  ...cardPayments.settings,
  ...squarePayments.settings,
  ...imageModel.settings,
};

/** Settings of vendors that do not go together. */
export const vendorRefusals = (
  values: Parameters<typeof stripeRefusals>[0] & Parameters<typeof squareRefusals>[0],
  isProduction: boolean,
) => [...stripeRefusals(values, isProduction), ...squareRefusals(values, isProduction)];

/** Services on this machine that stand in for outside ones. They are for trying out: a production server without a key has none. */
const makeStandIns = ({ isProduction, stripeKey, squareAppId, publicUrl }: Config, base: StandInBase) => ({
  stripe: isProduction || stripeKey !== '' ? undefined : makeStandIn(base),
  square: isProduction || squareAppId !== '' ? undefined : makeSquareStandIn(base, publicUrl),
});

/** The port of every outside service; none where it is not set up. Made once, when a process starts. */
const makePorts = (config: Config, base: StandInBase, standIns: ReturnType<typeof makeStandIns>) => ({
  cardPayments: cardPayments.make(config, standIns.stripe, base.now),
  squarePayments: squarePayments.make(config, config.publicUrl, standIns.square),
  imageModel: imageModel.make(config),
});

export type Vendors = ReturnType<typeof makePorts> & { standIns: ReturnType<typeof makeStandIns> };

export function makeVendors(config: Config, base: StandInBase): Vendors {
  const standIns = makeStandIns(config, base);
  return { ...makePorts(config, base, standIns), standIns };
}
