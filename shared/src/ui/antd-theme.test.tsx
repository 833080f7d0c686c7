import { theme } from 'antd';
import { contrastRatio as contrast } from '../tokens/contrast.js';
import { palettes, type Mode } from '../tokens/index.js';
import { antdTheme } from './antd-theme.js';

describe('the theme of antd', () => {
  it.each<Mode>(['light', 'dark'])('uses the %s tokens, after antd has worked out its own [G.colours]', (mode) => {
    const token = theme.getDesignToken(antdTheme(mode));
    const palette = palettes[mode];
    expect(token).toMatchObject({
      colorPrimary: palette.primary,
      colorError: palette.danger,
      colorBgContainer: palette.surface,
      colorText: palette.text,
      borderRadius: 8,
    });
    expect(contrast(token.colorTextLightSolid, token.colorPrimary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorTextLightSolid, token.colorPrimaryHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorTextLightSolid, token.colorBgSpotlight)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorTextPlaceholder, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
    expect(token.fontFamily).toContain('Inter Variable');
  });
});
