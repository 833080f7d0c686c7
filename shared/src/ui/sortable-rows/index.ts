export { SortableRows } from './sortable-rows.js';
