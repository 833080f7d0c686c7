import type { QrStyle } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { defaultQrStyle } from '@swapt/shared/values';
import { Flex, Radio, Select, Slider } from 'antd';
import { useId, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { ColourField } from '../../parts/colour-field.js';
import { LogoField } from './logo-field.js';
import { PresetPicker } from './preset-picker.js';
import { SavedStyles } from './saved-styles.js';

const dots = [
  { value: 'square', label: t('Square') },
  { value: 'rounded', label: t('Rounded') },
  { value: 'dots', label: t('Dots') },
] as const;

const eyes = [
  { value: 'square', label: t('Square') },
  { value: 'rounded', label: t('Rounded') },
  { value: 'circle', label: t('Circle') },
] as const;

const levels = [
  { value: 'L', label: t('Low: 7 % may be damaged') },
  { value: 'M', label: t('Medium: 15 % may be damaged') },
  { value: 'Q', label: t('High: 25 % may be damaged') },
  { value: 'H', label: t('Highest: 30 %, needed with a logo') },
] as const;

interface Props {
  /** All are given by the form's field. */
  id?: string;
  value?: QrStyle;
  onChange?: (style: QrStyle) => void;
}

/** Everything about how a code looks. */
export function StyleEditor({ id, value = defaultQrStyle, onChange = () => {} }: Props) {
  const set = (change: Partial<QrStyle>) => onChange({ ...value, ...change });
  return (
    <Flex id={id} vertical gap={space.lg}>
      <PresetPicker value={value} onPick={onChange} />
      <SavedStyles value={value} onPick={onChange} />
      <Flex wrap gap={space.lg}>
        <Choice label={t('Dots')}>
          {() => (
            <Radio.Group
              optionType="button"
              options={[...dots]}
              value={value.dots}
              onChange={(event) => set({ dots: dots.find((one) => one.value === event.target.value)?.value })}
            />
          )}
        </Choice>
        <Choice label={t('Corner eyes')}>
          {() => (
            <Radio.Group
              optionType="button"
              options={[...eyes]}
              value={value.eyes}
              onChange={(event) => set({ eyes: eyes.find((one) => one.value === event.target.value)?.value })}
            />
          )}
        </Choice>
      </Flex>
      <Flex wrap gap={space.md}>
        <ColourField label={t('Code colour')} value={value.foreground} onChange={(foreground) => set({ foreground })} />
        <ColourField
          label={t('Eye colour')}
          value={value.eyeColour ?? value.foreground}
          onChange={(eyeColour) => set({ eyeColour })}
        />
        <ColourField label={t('Background')} value={value.background} onChange={(background) => set({ background })} />
      </Flex>
      <LogoField value={value} onChange={onChange} />
      <Flex wrap gap={space.lg}>
        <Choice label={t('Error correction')}>
          {(id) => (
            <Select
              aria-labelledby={id}
              options={[...levels]}
              value={value.level}
              onChange={(level) => set({ level })}
              style={{ width: 320, maxWidth: '100%' }}
            />
          )}
        </Choice>
        <Choice label={t('Empty border: {margin} modules', { margin: value.margin })}>
          {(id) => (
            <Slider
              ariaLabelledByForHandle={id}
              min={4}
              max={16}
              value={value.margin}
              onChange={(margin) => set({ margin })}
              style={{ width: 200 }}
            />
          )}
        </Choice>
      </Flex>
    </Flex>
  );
}

function Choice({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} style={{ marginBottom: space.sm }}>
        {label}
      </div>
      {children(id)}
    </div>
  );
}
