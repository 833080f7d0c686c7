import type { Organization } from '@swapt/shared/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keepOrgCookie } from './org-cookie.js';

/** The organization in use, kept over a reload so that menu and name are there before the server has answered. */
export type OrgRecord = Pick<
  Organization,
  'org_id' | 'org_name' | 'organization_logo' | 'role' | 'org_stripe' | 'twilio_number'
>;

const empty: OrgRecord = {
  org_id: '',
  org_name: '',
  organization_logo: '',
  role: '',
  org_stripe: '',
  twilio_number: '',
};

export const useOrg = create<OrgRecord>()(persist(() => empty, { name: 'organization' }));

export function setOrg({ org_id, org_name, organization_logo, role, org_stripe, twilio_number }: OrgRecord): void {
  useOrg.setState({ org_id, org_name, organization_logo, role, org_stripe, twilio_number });
  keepOrgCookie(org_id);
}

export function resetOrg(): void {
  useOrg.setState(empty);
  keepOrgCookie('');
}
