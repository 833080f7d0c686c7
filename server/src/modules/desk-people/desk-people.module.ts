import { defineModule } from '../../platform/module.js';
import { deskPeopleHandlers } from './desk-people.routes.js';

export const deskPeopleModule = defineModule({
  handlers: deskPeopleHandlers,
  tables: ['pos_approvals', 'pos_pins'],
});
