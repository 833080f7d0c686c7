import { doctor } from '../../app/doctor/doctor.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { serverProcesses } from '../../testing/server-processes.js';
import { openStand } from '../../testing/stores/stand.js';
