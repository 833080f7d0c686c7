/** Every remote there is. */
export const remoteNames = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** An icon of the menu: commands and numbers of an SVG path, and nothing that could be anything else. */
export const iconRule = { minLength: 1, maxLength: 2000, pattern: '^[Mm][MmLlHhVvCcSsQqTtAaZz0-9., +-]*$' } as const;
