import {
  siBandcamp,
  siFacebook,
  siInstagram,
  siPinterest,
  siSoundcloud,
  siSpotify,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';
import type { SocialNetwork } from '../../values/index.js';

/** Not among the kept marks, as its owner asked for: drawn here. */
const linkedin =
  'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm1.2 8.4v10.4h3.3V9.4zM5.85 4.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM9.6 9.4v10.4h3.3v-5.3c0-1.5.6-2.5 1.9-2.5s1.7 1 1.7 2.6v5.2h3.3v-5.9c0-2.9-1.5-4.7-3.9-4.7-1.5 0-2.5.7-3 1.7V9.4z';
const globe =
  'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm7.7 7h-3.3a15 15 0 0 0-1.5-4.2A9 9 0 0 1 19.7 8zM12 3.1c.9 1.1 1.9 2.8 2.4 4.9H9.6c.5-2.1 1.5-3.8 2.4-4.9zM3.3 14a9 9 0 0 1 0-4h3.8a18 18 0 0 0 0 4zm1 2h3.3a15 15 0 0 0 1.5 4.2A9 9 0 0 1 4.3 16zm3.3-8H4.3a9 9 0 0 1 4.8-4.2A15 15 0 0 0 7.6 8zM12 20.9c-.9-1.1-1.9-2.8-2.4-4.9h4.8c-.5 2.1-1.5 3.8-2.4 4.9zm2.8-6.9H9.2a16 16 0 0 1 0-4h5.6a16 16 0 0 1 0 4zm.1 6.2a15 15 0 0 0 1.5-4.2h3.3a9 9 0 0 1-4.8 4.2zm2-6.2a18 18 0 0 0 0-4h3.8a9 9 0 0 1 0 4z';

/** What each network is called, with its own mark on a square of 24. */
export const networks: Record<SocialNetwork, { name: string; mark: string }> = {
  instagram: { name: 'Instagram', mark: siInstagram.path },
  facebook: { name: 'Facebook', mark: siFacebook.path },
  tiktok: { name: 'TikTok', mark: siTiktok.path },
  youtube: { name: 'YouTube', mark: siYoutube.path },
  x: { name: 'X', mark: siX.path },
  linkedin: { name: 'LinkedIn', mark: linkedin },
  whatsapp: { name: 'WhatsApp', mark: siWhatsapp.path },
  pinterest: { name: 'Pinterest', mark: siPinterest.path },
  spotify: { name: 'Spotify', mark: siSpotify.path },
  soundcloud: { name: 'SoundCloud', mark: siSoundcloud.path },
  bandcamp: { name: 'Bandcamp', mark: siBandcamp.path },
  website: { name: 'Website', mark: globe },
};

/** The mark of a network beside its name, which says the same in words. */
export const NetworkMark = ({ network, size }: { network: SocialNetwork; size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={networks[network].mark} />
  </svg>
);
