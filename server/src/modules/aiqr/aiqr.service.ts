export { selectPicture } from './aiqr.sql.js';
export { generatePicture } from './generate.service.js';
export { isOver, toPicture } from './picture-reply.js';
