import { Page } from '@swapt/shared/ui';
import { DeleteOrgPanel } from './delete-org-panel.js';
import { OrgPanel } from './org-panel.js';
import { RoomPanel } from './room-panel.js';

/** What belongs to the organization and to everybody in it. What is a person's own stands in their profile. */
export function OrganizationScreen() {
  return (
    <Page title="Organization" lead="Name, logo and terms of your organization, and the space that it uses.">
      <title>Organization · Swapt</title>
      <div className="columns">
        <div className="column">
          <OrgPanel />
        </div>
        <div className="column">
          <RoomPanel />
          <DeleteOrgPanel />
        </div>
      </div>
    </Page>
  );
}
