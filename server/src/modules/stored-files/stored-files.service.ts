export { shownUploads, uploadCaching } from './is-shown.js';
export { freeRoom, selectRoom } from './room.sql.js';
export { countUpload, assertRoom, mostRoom } from './room.js';
