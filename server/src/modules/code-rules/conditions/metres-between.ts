interface Place {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_008;

/** Along the surface of a sphere (haversine); off by half a percent at most, less than a phone knows. */
export function metresBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const part =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, part)));
}
