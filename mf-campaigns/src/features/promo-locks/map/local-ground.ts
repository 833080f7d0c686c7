export interface MappedPlace {
  latitude: number;
  longitude: number;
  radius: number;
  name?: string;
}

export interface MappedPoint {
  latitude: number;
  longitude: number;
  opened: number;
  refused: number;
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** A part of the ground in metres, with its middle at 0. */
export interface LocalGround {
  /** From the middle to each edge, in metres. */
  half: number;
  /** Metres to the east and to the south. */
  at: (spot: Spot) => [x: number, y: number];
  isOn: (spot: Spot) => boolean;
  /** A round length that fits well below it. */
  scale: number;
}

const metresPerDegree = 111_195;

/** The ground with the places on it, and twice as much around: close enough to the truth for a stand, a fair or a town. */
export function localGround(places: readonly MappedPlace[], points: readonly Spot[]): LocalGround {
  const around: readonly Spot[] = places.length > 0 ? places : points.slice(0, 1);
  const middle = {
    latitude: middleOf(around.map(({ latitude }) => latitude)),
    longitude: middleOf(around.map(({ longitude }) => longitude)),
  };
  const stretch = Math.max(0.01, Math.cos((middle.latitude * Math.PI) / 180));
  const at = ({ latitude, longitude }: Spot): [number, number] => [
    (longitude - middle.longitude) * metresPerDegree * stretch,
    (middle.latitude - latitude) * metresPerDegree,
  ];
  const reach = places.map((place) => {
    const [x, y] = at(place);
    return Math.max(Math.abs(x), Math.abs(y)) + place.radius;
  });
  const half = 2 * Math.max(200, ...reach);
  const isOn = (spot: Spot) => at(spot).every((metres) => Math.abs(metres) <= half);
  return { half, at, isOn, scale: roundLength(half / 2) };
}

const middleOf = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** 1, 2 or 5 with zeros. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([5, 2].find((one) => one * power <= metres) ?? 1) * power;
}
