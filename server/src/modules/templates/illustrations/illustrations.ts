import type { PagePicture } from '@swapt/shared/contract';
import { bistro } from './bistro.js';
import { cafe } from './cafe.js';
import { club } from './club.js';
import { exhibition } from './exhibition.js';
import { festival } from './festival.js';
import { fitness } from './fitness.js';
import { florist } from './florist.js';
import { hotel } from './hotel.js';
import { market } from './market.js';
import { party } from './party.js';
import { practice } from './practice.js';
import { product } from './product.js';
import { salon } from './salon.js';
import { town } from './town.js';
import { viewing } from './viewing.js';
import { wedding } from './wedding.js';

/** By the name in their address. Pages keep that address, so a name stays for good, however much better its picture becomes. */
export const illustrations = {
  ...cafe,
  ...bistro,
  ...market,
  ...florist,
  ...salon,
  ...product,
  ...exhibition,
  ...festival,
  ...wedding,
  ...party,
  ...fitness,
  ...practice,
  ...hotel,
  ...viewing,
  ...club,
  ...town,
};

export type IllustrationName = keyof typeof illustrations;

/** An illustration as a page shows it. */
export function picture(name: IllustrationName): PagePicture {
  const { alt, width, height } = illustrations[name];
  return { url: `/illustrations/${name}`, alt, width, height };
}
