export { drawQr, type QrDrawing } from './drawing.js';
export { isEye, qrMatrix } from './matrix.js';
export { block } from './pen.js';
export { contrastRatio } from '../tokens/contrast.js';
export { checkStyle } from './rules.js';
export { wifiText } from './wifi-text.js';
export { toSvg } from './svg.js';
export { trace } from './trace.js';
