/** What belongs to the installation and to no organization. */
export const noOrg = '00000000-0000-0000-0000-000000000000';
