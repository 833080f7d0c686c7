export { drawQr, type QrDrawing } from './drawing.js';
export { checkStyle, contrastRatio, smallestPrint, type StyleFinding } from './rules.js';
export { toSvg, type SvgOptions } from './svg.js';
