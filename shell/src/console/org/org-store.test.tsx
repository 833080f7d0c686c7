import { testOrg } from '@swapt/shared/testing';
import { resetOrg, setOrg, useOrg, type OrgRecord } from './org-store.js';

const empty: OrgRecord = {
  org_id: '',
  org_name: '',
  organization_logo: '',
  role: '',
  org_stripe: '',
  twilio_number: '',
};

describe('the organization record', () => {
  it('starts with six empty fields [F.org]', () => {
    expect(useOrg.getState()).toEqual(empty);
  });

  it('is set, kept over a reload, and reset [F.org]', async () => {
    setOrg({ ...testOrg, org_stripe: 'acct_1', twilio_number: '+15550100' });
    const expected = {
      org_id: testOrg.org_id,
      org_name: 'Corner Bakery',
      organization_logo: '',
      role: 'owner',
      org_stripe: 'acct_1',
      twilio_number: '+15550100',
    };
    expect(useOrg.getState()).toEqual(expected);

    const kept = localStorage.getItem('organization');
    useOrg.setState(empty);
    localStorage.setItem('organization', kept ?? '');
    await useOrg.persist.rehydrate();
    expect(useOrg.getState()).toEqual(expected);

    resetOrg();
    expect(useOrg.getState()).toEqual(empty);
  });
});
