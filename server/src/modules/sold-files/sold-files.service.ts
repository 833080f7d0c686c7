export { selectLostFiles, selectSoldFile } from './sold-files.sql.js';
