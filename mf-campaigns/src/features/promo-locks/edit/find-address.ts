export interface FoundAddress {
  name: string;
  latitude: number;
  longitude: number;
}

/** Allowed by the content policy of the console where there is a token. */
const service = 'https://api.mapbox.com/search/geocode/v6/forward';
const most = 5;
const longest = 200;

interface Answer {
  features?: { properties?: Partial<Place> }[];
}
interface Place {
  name: string;
  full_address: string;
  coordinates: { latitude: number; longitude: number };
}

/** Where an address is, by Mapbox, the best first; `permanent`, as its terms ask for where a place is kept. Throws where it does not answer. */
export async function findAddress(search: string, token: string): Promise<FoundAddress[]> {
  const asked = { q: search.slice(0, longest), limit: String(most), permanent: 'true', access_token: token };
  const language = navigator.language.slice(0, 2);
  const response = await fetch(`${service}?${new URLSearchParams({ ...asked, language })}`, { credentials: 'omit' });
  if (!response.ok) throw new Error(`Addresses were answered with ${response.status}`);
  const { features = [] } = (await response.json()) as Answer;
  return features.flatMap(({ properties: { name = '', full_address, coordinates } = {} }) =>
    coordinates ? [{ name: full_address ?? name, ...coordinates }] : [],
  );
}
