/** Latitude and longitude in what people paste: the address of a map, or two numbers. */
export function readPlace(text: string): { latitude: number; longitude: number } | undefined {
  const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
  const patterns = [
    // Google Maps: …/@48.2,16.37,15z, and the pin itself …!3d48.2!4d16.37
    new RegExp(`!3d${number}!4d${number}`),
    new RegExp(`@${number},${number}`),
    // OpenStreetMap: ?mlat=48.2&mlon=16.37 and #map=15/48.2/16.37
    new RegExp(`mlat=${number}&mlon=${number}`),
    new RegExp(`#map=[\\d.]+/${number}/${number}`),
    // Apple Maps and others: ?ll=48.2,16.37
    new RegExp(`(?:ll|q|query|coordinate|center)=${number}(?:,|%2C)${number}`),
    new RegExp(`^\\s*${number}(?:\\s*[,;]\\s*|\\s+)${number}\\s*$`),
  ];
  for (const pattern of patterns) {
    const [, latitude, longitude] = (pattern.exec(text) ?? []).map(Number);
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return undefined;
}
