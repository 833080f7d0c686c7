import { radius, space } from '@swapt/shared/tokens';
import { Flex, Input, theme } from 'antd';
import { useId, useState } from 'react';
import { t } from '@swapt/shared/text';

interface Props {
  label: string;
  value: string;
  onChange: (colour: string) => void;
}

/** A colour, picked or typed as #rrggbb. */
export function ColourField({ label, value, onChange }: Props) {
  const { token } = theme.useToken();
  const id = useId();
  const [typed, setTyped] = useState<string>();

  const finish = () => {
    const colour = (typed ?? '').replace(/^#?/, '#');
    if (/^#[0-9a-f]{6}$/i.test(colour)) onChange(colour.toLowerCase());
    setTyped(undefined);
  };

  return (
    <div style={{ flex: '1 1 150px' }}>
      <label htmlFor={id} style={{ display: 'block', marginBottom: space.sm }}>
        {label}
      </label>
      <Flex gap={space.sm} align="center">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          style={{
            width: 44,
            height: 36,
            padding: 2,
            flex: 'none',
            cursor: 'pointer',
            background: token.colorBgContainer,
            border: `1px solid ${token.colorBorder}`,
            borderRadius: radius,
          }}
        />
        <Input
          aria-label={t('{label} as #rrggbb', { label })}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={finish}
          onPressEnter={finish}
          style={{ width: 104, fontVariantNumeric: 'tabular-nums' }}
        />
      </Flex>
    </div>
  );
}
