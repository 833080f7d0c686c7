import { defineModule } from '../../platform/module.js';
import { registerTelemetry } from './telemetry.routes.js';

export const telemetryModule = defineModule({
  routes: (app, services, { authenticate }) => registerTelemetry(app, services, authenticate),
});
