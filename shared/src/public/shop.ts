/** The organization of a public page, as shoppers see it. */
export interface Shop {
  name: string;
  /** Address of its logo; empty where it has none. */
  logo: string;
  /** Its own site; empty where it has none. */
  website: string;
  /** Address of its privacy notice. */
  privacy: string;
  /** What a dead end offers in place of what somebody came for. */
  contact?: ShopContact;
}

export interface ShopContact {
  phone: string;
  /** Whether it is open now, and the week, in words. */
  hours?: { now: string; isOpen: boolean; week: { day: string; times: string; isToday: boolean }[] };
}
