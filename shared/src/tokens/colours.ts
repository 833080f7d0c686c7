/** The four colours of the brand, exactly as specified: for marks, charts and large areas. */
export const brand = { primary: '#256EFF', secondary: '#6F53E7', info: '#109393', swapt: '#D9D9D9' } as const;

export type Mode = 'light' | 'dark';
export const hues = ['primary', 'secondary', 'info', 'success', 'warning', 'danger'] as const;
export type Hue = (typeof hues)[number];

/**
 * One mode's colours. White on two of the brand's colours is below 4.5:1, so every hue has a tone of its own for small text and for fills
 * that carry text, plus a tint to lie under that tone.
 */
export interface Palette extends Record<Hue, string> {
  page: string;
  surface: string;
  raised: string;
  border: string;
  text: string;
  muted: string;
  /** Text on a fill of any hue. */
  onFill: string;
  tints: Record<Hue, string>;
  /** Series of charts, told apart from the surface by 3:1 or more. */
  series: readonly [string, string, string, string, string];
  shadow: string;
}

const light: Palette = {
  page: '#F6F7FA',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  border: brand.swapt,
  text: '#141A26',
  muted: '#575E6B',
  onFill: '#FFFFFF',
  primary: '#1256DE',
  secondary: '#5E3FE4',
  info: '#0D7373',
  success: '#167440',
  warning: '#89560B',
  danger: '#BA222D',
  tints: {
    primary: '#EAF1FF',
    secondary: '#F0EDFD',
    info: '#E6F5F5',
    success: '#E8F6EE',
    warning: '#FDF3E2',
    danger: '#FDECED',
  },
  series: [brand.primary, brand.secondary, brand.info, '#C2570C', '#6B7280'],
  shadow: '0 1px 2px rgba(20, 26, 38, 0.06), 0 4px 16px rgba(20, 26, 38, 0.08)',
};

const dark: Palette = {
  page: '#0D1017',
  surface: '#151A23',
  raised: '#1C222E',
  border: '#323B4C',
  text: '#E9EDF5',
  muted: '#A6B0C2',
  onFill: '#0D1017',
  primary: '#80A7F5',
  secondary: '#B0A1F2',
  info: '#15BDBD',
  success: '#25C16A',
  warning: '#E79213',
  danger: '#EA8A92',
  tints: {
    primary: '#182642',
    secondary: '#231F42',
    info: '#0F2D31',
    success: '#112E22',
    warning: '#32260F',
    danger: '#361D23',
  },
  series: ['#5B91FF', '#9A86F0', '#15BDBD', '#F0913E', '#9AA3B2'],
  shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 4px 16px rgba(0, 0, 0, 0.4)',
};

export const palettes: Record<Mode, Palette> = { light, dark };
