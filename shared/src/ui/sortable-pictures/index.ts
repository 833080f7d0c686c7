export { SortablePictures, type SortablePicture } from './sortable-pictures.js';
