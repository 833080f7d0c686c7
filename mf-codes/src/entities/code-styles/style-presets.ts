import type { QrStyle } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

export interface StylePreset {
  name: string;
  style: QrStyle;
}

const preset = (name: string, style: Partial<QrStyle>): StylePreset => ({
  name,
  style: { ...defaultQrStyle, ...style },
});

/** Looks to start from; phones read each of them well. */
export const stylePresets: readonly StylePreset[] = [
  preset(t('Classic'), {}),
  preset(t('Ocean'), { dots: 'rounded', eyes: 'rounded', foreground: '#0B3FA8', eyeColour: '#0B3FA8' }),
  preset(t('Violet'), { dots: 'dots', eyes: 'circle', foreground: '#4A2BC2', eyeColour: '#1E1358' }),
  preset(t('Lagoon'), {
    dots: 'rounded',
    eyes: 'circle',
    foreground: '#0B5E5E',
    eyeColour: '#063B3B',
    background: '#F2FBFA',
  }),
  preset(t('Espresso'), {
    dots: 'rounded',
    eyes: 'rounded',
    foreground: '#3B2317',
    eyeColour: '#7A3E14',
    background: '#FFF9F0',
  }),
  preset(t('Berry'), { dots: 'dots', eyes: 'rounded', foreground: '#7A1240', eyeColour: '#4A0B28' }),
  preset(t('Forest'), {
    dots: 'square',
    eyes: 'rounded',
    foreground: '#14532D',
    eyeColour: '#14532D',
    background: '#F6FBF4',
  }),
  preset(t('Midnight'), { dots: 'dots', eyes: 'circle', foreground: '#111827', eyeColour: '#1256DE' }),
];
