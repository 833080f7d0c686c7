import type { Handlers } from '../platform/http/handler.js';
import { aiqrHandlers } from '../modules/aiqr/aiqr.routes.js';
import { accountHandlers } from '../modules/account/account.routes.js';
import { analyticsHandlers } from '../modules/analytics/analytics.routes.js';
import { apiKeyHandlers } from '../modules/api-key/api-key.routes.js';
import { campaignsHandlers } from '../modules/campaigns/campaigns.routes.js';
import { catalogsHandlers } from '../modules/catalogs/catalogs.routes.js';
import { codePrintsHandlers } from '../modules/code-prints/code-prints.routes.js';
import { codeStylesHandlers } from '../modules/code-styles/code-styles.routes.js';
import { codesHandlers } from '../modules/codes/codes.routes.js';
import { resolveHandlers } from '../redirect/resolve.routes.js';
import { customersHandlers } from '../modules/customers/customers.routes.js';
import { exportCsvHandlers } from '../modules/export-csv/export-csv.routes.js';
import { experiencesHandlers } from '../modules/experiences/experiences.routes.js';
import { filesHandlers } from '../modules/files/files.routes.js';
import { uploadsHandlers } from '../modules/uploads/uploads.routes.js';
import { foldersHandlers } from '../modules/folders/folders.routes.js';
import { imagesHandlers } from '../modules/images/images.routes.js';
import { integrationsHandlers } from '../modules/integrations/integrations.routes.js';
import { invitationsHandlers } from '../modules/invitations/invitations.routes.js';
import { notesHandlers } from '../modules/notes/notes.routes.js';
import { oneTimeHandlers } from '../modules/one-time/one-time.routes.js';
import { operatorHandlers } from '../modules/operator/operator.routes.js';
import { orgHandlers } from '../modules/org/org.routes.js';
import { pagesHandlers } from '../modules/pages/pages.routes.js';
import { platformHandlers } from '../modules/platform/platform.routes.js';
import { templatesHandlers } from '../modules/templates/templates.routes.js';
import { reportsHandlers } from '../modules/reports/reports.routes.js';
import { submissionsHandlers } from '../modules/submissions/submissions.routes.js';
import { termsHandlers } from '../modules/terms/terms.routes.js';
import { userRoleHandlers } from '../modules/user-role/user-role.routes.js';

/** The handlers of every operation. */
export const handlers: Handlers = {
  ...orgHandlers,
  ...userRoleHandlers,
  ...invitationsHandlers,
  ...apiKeyHandlers,
  ...termsHandlers,
  ...operatorHandlers,
  ...platformHandlers,
  ...codePrintsHandlers,
  ...codeStylesHandlers,
  ...codesHandlers,
  ...aiqrHandlers,
  ...reportsHandlers,
  ...resolveHandlers,
  ...notesHandlers,
  ...oneTimeHandlers,
  ...experiencesHandlers,
  ...filesHandlers,
  ...foldersHandlers,
  ...uploadsHandlers,
  ...analyticsHandlers,
  ...customersHandlers,
  ...submissionsHandlers,
  ...exportCsvHandlers,
  ...accountHandlers,
  ...campaignsHandlers,
  ...catalogsHandlers,
  ...imagesHandlers,
  ...pagesHandlers,
  ...templatesHandlers,
  ...integrationsHandlers,
};
