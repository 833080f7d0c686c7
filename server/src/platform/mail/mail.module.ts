import { defineModule } from '../module.js';
import { sendMail } from './mail.jobs.js';
import { tidyMails } from './mails.sql.js';

export const mailModule = defineModule({ jobs: [sendMail], tables: ['mails'], tidy: tidyMails });
