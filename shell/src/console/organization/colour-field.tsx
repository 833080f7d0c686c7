import { isColour } from '@swapt/shared/tokens';
import { Button, ColorPicker, Flex, Input } from 'antd';
import { t } from '@swapt/shared/text';

interface Props {
  id?: string;
  value?: string;
  onChange?: (colour: string) => void;
}

/** A colour to be picked or written; empty for none. */
export function ColourField({ id, value = '', onChange }: Props) {
  return (
    <Flex gap={8} align="center" wrap>
      <ColorPicker
        value={isColour(value) ? value : null}
        disabledAlpha
        onChange={(colour) => onChange?.(colour.toHexString())}
      />
      <Input
        id={id}
        value={value}
        placeholder="#d9480f"
        onChange={({ target }) => onChange?.(target.value)}
        style={{ width: 120 }}
      />
      {value !== '' && <Button onClick={() => onChange?.('')}>{t('No colour')}</Button>}
    </Flex>
  );
}
