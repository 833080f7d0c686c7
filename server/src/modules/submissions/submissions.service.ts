export { type PageVisit, makePageToken, readPageToken, readPastVisit } from './page-token.js';
export { formOf, submitForm } from './submit-form.js';
