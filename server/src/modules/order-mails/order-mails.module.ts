import { defineModule } from '../../platform/module.js';
import { sendOrderMail } from './order-mails.jobs.js';

export const orderMailsModule = defineModule({ jobs: [sendOrderMail] });
