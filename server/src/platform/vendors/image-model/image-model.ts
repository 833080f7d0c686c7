import type { AiStyle } from '@swapt/shared/values';

/** What a model is asked to paint. */
export interface PaintRequest {
  /** A PNG of the plain code, square; the picture keeps its structure. */
  guide: Buffer;
  prompt: string;
  style: AiStyle;
  seed: number;
  /** From 0 to 1: how closely it keeps to the guide. */
  strength: number;
}

/** A hosted model that paints a picture around a guide. */
export interface ImageModel {
  /** A square picture in any format that sharp reads. */
  paint: (request: PaintRequest) => Promise<Buffer>;
}
