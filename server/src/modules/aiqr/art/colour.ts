const channel = (linear: number) => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
};

/** Linear red, green and blue of an OKLab colour (Björn Ottosson, "A perceptual color space for image processing"). */
function toLinear(light: number, a: number, b: number): number[] {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * A colour by how light it looks (0 to 1), how strong it is and its hue in degrees. Equal lightness looks equally light in every hue, so one
 * number keeps the parts of a code dark and its ground light whatever the words ask for. Colours that no screen shows get weaker until one does.
 */
export function oklch(light: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  for (let strength = chroma; ; strength -= 0.005) {
    const linear = toLinear(light, Math.max(strength, 0) * Math.cos(angle), Math.max(strength, 0) * Math.sin(angle));
    if (strength <= 0 || linear.every((value) => value >= 0 && value <= 1)) {
      return `#${linear
        .map((value) =>
          channel(Math.min(Math.max(value, 0), 1))
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
    }
  }
}
