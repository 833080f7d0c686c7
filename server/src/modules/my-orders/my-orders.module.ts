import { defineModule } from '../../platform/module.js';
import { mailOrderCode } from './order-code.jobs.js';
import { myOrdersHandlers } from './my-orders.routes.js';

export const myOrdersModule = defineModule({ handlers: myOrdersHandlers, jobs: [mailOrderCode] });
