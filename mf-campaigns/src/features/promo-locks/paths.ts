/** Addresses of the screens of promo locks. */
export const lockPaths = {
  locks: '/admin/campaigns/promo-locks',
  create: '/admin/campaigns/promo-locks/new',
  keys: '/admin/campaigns/promo-locks/keys',
  edit: (lockId: string) => `/admin/campaigns/promo-locks/${lockId}`,
  usage: (lockId: string) => `/admin/campaigns/promo-locks/${lockId}/usage`,
};

/** The page on which a shopper who has scanned a code opens an offer. */
export const promoPage = (slug: string) => `${location.origin}/code/promo/${slug}`;
