export { deleteMailsAbout, deleteMailsTo, selectMails } from './mails.sql.js';
