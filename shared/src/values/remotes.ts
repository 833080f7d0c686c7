/** Every remote there is. */
export const remoteNames = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'] as const;
export type RemoteName = (typeof remoteNames)[number];
