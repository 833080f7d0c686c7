import { defineModule } from '../../platform/module.js';
import { invitationsHandlers } from './invitations.routes.js';

export const invitationsModule = defineModule({
  handlers: invitationsHandlers,
});
