export { type PageVisit, makePageToken, readPageToken } from './page-token.js';
export { selectSubmissions } from './submissions.sql.js';
export { formOf, submitForm } from './submit-form.js';
