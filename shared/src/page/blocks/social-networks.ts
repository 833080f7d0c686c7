import type { SocialNetwork } from '../../values/index.js';

const camera = 'M4 8h4l2-3h4l2 3h4v11H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
const note = 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z';
const play = 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z';
const people =
  'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3.5 2.7-5 6-5s6 1.5 6 5M16 11a2.5 2.5 0 1 0-1-4.8M17 14c2.6.3 4 1.8 4 4.5';
const talk = 'M4 5h16v11H11l-4 4v-4H4z';
const pin = 'M12 21s6-6 6-11a6 6 0 1 0-12 0c0 5 6 11 6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
const globe = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18';
const briefcase = 'M3 8h18v11H3zM9 8V5h6v3M3 13h18';

/** What each network is called, with a sign of what one finds there. */
export const networks: Record<SocialNetwork, { name: string; sign: string }> = {
  instagram: { name: 'Instagram', sign: camera },
  facebook: { name: 'Facebook', sign: people },
  tiktok: { name: 'TikTok', sign: note },
  youtube: { name: 'YouTube', sign: play },
  x: { name: 'X', sign: talk },
  linkedin: { name: 'LinkedIn', sign: briefcase },
  whatsapp: { name: 'WhatsApp', sign: talk },
  pinterest: { name: 'Pinterest', sign: pin },
  spotify: { name: 'Spotify', sign: note },
  soundcloud: { name: 'SoundCloud', sign: note },
  bandcamp: { name: 'Bandcamp', sign: note },
  website: { name: 'Website', sign: globe },
};
