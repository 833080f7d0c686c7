export { deleteMailsAbout, deleteMailsTo, selectMails, selectShown } from './mails.sql.js';
