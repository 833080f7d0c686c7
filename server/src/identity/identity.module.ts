import { defineModule } from '../platform/module.js';
import { sendResetLink } from './identity.jobs.js';
import { registerIdentity } from './register-identity.js';

export const identityModule = defineModule({ routes: registerIdentity, jobs: [sendResetLink] });
