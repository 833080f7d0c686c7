/** Pages as people see them: used by the public page and by the preview of the editor. Styles: `@swapt/shared/page/page.css`. */
export { networks, NetworkMark } from './blocks/social-networks.js';
export { Block, PageDocumentView } from './page-document.js';
export { PageSurroundings, type MapProps, type Surroundings } from './surroundings.js';
export { themeSheet, themeVariables } from './theme.js';
