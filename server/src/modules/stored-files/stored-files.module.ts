import { defineModule } from '../../platform/module.js';
import { wrongRoom } from './room.sql.js';

export const storedFilesModule = defineModule({
  checks: { storage: wrongRoom },
});
