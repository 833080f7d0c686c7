/** The remotes that come with the product; the operator of an installation adds others. */
export const ownRemotes = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'] as const;
export type OwnRemote = (typeof ownRemotes)[number];

export type RemoteName = `mf-${string}`;

/** Small letters, digits and dashes: it is part of addresses and of keys of the storage. */
export const remoteNameRule = { maxLength: 40, pattern: '^mf-[a-z0-9]+(-[a-z0-9]+)*$' } as const;

/** What the operator gives to a remote: addresses of the console without parameters, each with all below it. */
export const remotePathRule = { maxLength: 100, pattern: '^/admin(/[A-Za-z0-9_.-]+)+$' } as const;
export const mostRemotePaths = 10;

/** An icon of the menu: commands and numbers of an SVG path, and nothing that could be anything else. */
export const iconRule = { minLength: 1, maxLength: 2000, pattern: '^[Mm][MmLlHhVvCcSsQqTtAaZz0-9., +-]*$' } as const;
