import { theme, type ThemeConfig } from 'antd';
import { fonts, palettes, radius, type Mode } from '../tokens/index.js';

/** Heights in px. What is pressed with a thumb has 44, whatever size a screen asks for. */
const heights = {
  pointer: { controlHeight: 36 },
  thumb: { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 },
} as const;

/**
 * antd's theme from the tokens, for a pointer or for a thumb. The dark algorithm dims the colours it is given, so the palette's own are put
 * back after it.
 */
export function antdTheme(mode: Mode, use: keyof typeof heights = 'pointer'): ThemeConfig {
  const palette = palettes[mode];
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const colours = {
    colorPrimary: palette.primary,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorInfo: palette.info,
    colorLink: palette.primary,
  };
  return {
    algorithm: (seed, map) => ({ ...base(seed, map), ...colours }),
    token: {
      ...colours,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: palette.border,
      colorBorderSecondary: mode === 'dark' ? '#252D3B' : '#ECEDF1',
      colorText: palette.text,
      colorTextHeading: palette.text,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorTextLightSolid: palette.onFill,
      colorBgSpotlight: mode === 'dark' ? palette.text : '#262D3B',
      // antd's own hover tones are lighter than the text on them allows.
      colorPrimaryHover: mode === 'dark' ? '#9CBAF7' : '#104BC1',
      colorPrimaryBg: palette.tints.primary,
      colorPrimaryBgHover: palette.tints.primary,
      colorInfoBg: palette.tints.info,
      colorSuccessBg: palette.tints.success,
      colorWarningBg: palette.tints.warning,
      colorErrorBg: palette.tints.danger,
      colorPrimaryText: palette.primary,
      colorSuccessText: palette.success,
      colorWarningText: palette.warning,
      colorErrorText: palette.danger,
      colorLinkHover: palette.primary,
      colorLinkActive: palette.primary,
      fontFamily: fonts.body,
      borderRadius: radius,
      borderRadiusLG: radius,
      borderRadiusSM: radius,
      borderRadiusXS: radius,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
      boxShadowTertiary: palette.shadow,
      ...heights[use],
      wireframe: false,
    },
    components: {
      // A box of 16 px with the full radius would be a circle, which reads as a radio button.
      Checkbox: { borderRadiusSM: radius / 2, colorBorder: palette.muted },
      // Boxes and circles have no words of their own: their line is all that is seen of them.
      Radio: { colorBorder: palette.muted },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Menu: {
        itemSelectedBg: palette.tints.primary,
        itemSelectedColor: palette.primary,
        itemBorderRadius: radius,
        itemHeight: use === 'thumb' ? 44 : 40,
      },
      Layout: { bodyBg: palette.page, headerBg: palette.surface, siderBg: palette.surface },
      Table: {
        headerBg: palette.surface,
        headerColor: palette.muted,
        headerSplitColor: 'transparent',
        rowSelectedHoverBg: palette.tints.primary,
      },
      Card: { headerFontSize: 16 },
    },
  };
}
