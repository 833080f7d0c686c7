import { ourMigrations } from '../migrate.js';
import { makeTemplate } from './template.js';

await makeTemplate(ourMigrations());
