export { drawQr, type QrDrawing } from './drawing.js';
export { checkStyle, contrastRatio } from './rules.js';
export { toSvg } from './svg.js';
