import { radius, space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Flex, Input, theme } from 'antd';

interface Props {
  id?: string;
  label: string;
  value?: string;
  onChange?: (colour: string) => void;
}

const picked = (value: string) => (/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff');

/** A colour, picked or written as #rrggbb. */
export function ColourInput({ id, label, value = '', onChange }: Props) {
  const { token } = theme.useToken();
  return (
    <Flex gap={space.sm} align="center">
      <input
        type="color"
        aria-label={t('Pick: {label}', { label })}
        value={picked(value)}
        onChange={({ target }) => onChange?.(target.value)}
        style={{
          width: 48,
          height: 40,
          padding: 2,
          flex: 'none',
          cursor: 'pointer',
          background: token.colorBgContainer,
          border: `1px solid ${token.colorBorder}`,
          borderRadius: radius,
        }}
      />
      <Input
        id={id}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim())}
        style={{ width: 120, fontVariantNumeric: 'tabular-nums' }}
      />
    </Flex>
  );
}
