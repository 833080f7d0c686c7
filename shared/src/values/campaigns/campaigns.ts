export const campaignStates = ['draft', 'scheduled', 'running', 'paused', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Which state a campaign may move to. The server itself starts a scheduled one at `starts_at` and ends a running or paused one at `ends_at`. */
export const campaignTransitions = {
  draft: ['scheduled', 'running'],
  scheduled: ['draft', 'running'],
  running: ['paused', 'ended'],
  paused: ['running', 'ended'],
  ended: [],
} as const satisfies Record<CampaignState, readonly CampaignState[]>;
