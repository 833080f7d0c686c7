import { defineModule } from '../module.js';
import { mailJobs } from './mail.jobs.js';
import { tidyMails } from './mails.sql.js';

export const mailModule = defineModule({ jobs: mailJobs, tables: ['mails'], tidy: tidyMails });
