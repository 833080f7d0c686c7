import type { Config } from '../config/config.js';
import { imageModel } from './image-model/image-model.vendor.js';
import { makeStandIn, type StandInBase } from './stripe/stand-in/stand-in.js';
import { cardPayments, stripeRefusals } from './stripe/stripe.vendor.js';

/** The settings of all of them, a part of those of the process. */
export const vendorSettings = {
  ...cardPayments.settings,
  ...imageModel.settings,
};

/** Settings of vendors that do not go together. */
export const vendorRefusals = stripeRefusals;

/** Services on this machine that stand in for outside ones. They are for trying out: a production server without a key has none. */
const makeStandIns = ({ isProduction, stripeKey }: Config, base: StandInBase) =>
  isProduction || stripeKey !== '' ? {} : { stripe: makeStandIn(base) };

/** The port of every outside service; none where it is not set up. Made once, when a process starts. */
const makePorts = (config: Config, base: StandInBase, standIns: ReturnType<typeof makeStandIns>) => ({
  cardPayments: cardPayments.make(config, standIns.stripe, base.now),
  imageModel: imageModel.make(config),
});

export type Vendors = ReturnType<typeof makePorts> & { standIns: ReturnType<typeof makeStandIns> };

export function makeVendors(config: Config, base: StandInBase): Vendors {
  const standIns = makeStandIns(config, base);
  return { ...makePorts(config, base, standIns), standIns };
}
