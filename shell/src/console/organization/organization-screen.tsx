import { Page } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { JobsPanel } from '../jobs/jobs-panel.js';
import { DeleteOrgPanel } from './delete-org-panel.js';
import { OrgPanel } from './org-panel.js';
import { RoomPanel } from './room-panel.js';
import { VisitorsPanel } from './visitors-panel.js';

/** What belongs to the organization and to everybody in it. What is a person's own stands in their profile. */
export function OrganizationScreen() {
  return (
    <Page
      title={t('Organization')}
      lead={t(
        'What your team and shoppers see of your organization, how it recognizes visitors, and the space that it uses.',
      )}
    >
      <title>{t('Organization · Swapt')}</title>
      <div className="columns">
        <div className="column">
          <OrgPanel />
        </div>
        <div className="column">
          <VisitorsPanel />
          <RoomPanel />
          <JobsPanel />
          <DeleteOrgPanel />
        </div>
      </div>
    </Page>
  );
}
