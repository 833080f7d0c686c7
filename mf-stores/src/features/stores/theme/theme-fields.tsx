import { isColour } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { ColourInput } from '../fields/colour-input.js';
import { ContrastLines } from './contrast-lines.js';

export const themeFields = ['name', 'theme'] as const;

const colours = [
  { name: 'headerColor', label: t('Header') },
  { name: 'iconColor', label: t('Icons in the header') },
  { name: 'buttonColor', label: t('Buttons') },
] as const;

const colourRule = {
  validator: async (_: unknown, colour: string) => {
    if (!isColour(colour)) throw new Error(t('Write a colour such as #d9480f.'));
  },
};

/** The name and the colours of a shop. */
export const ThemeFields = () => (
  <>
    <Form.Item
      name="name"
      label={t('Name as shoppers see it')}
      rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
    >
      <TextInput max={nameMaxLength} />
    </Form.Item>
    {colours.map(({ name, label }) => (
      <Form.Item key={name} name={['theme', name]} label={label} required rules={[colourRule]}>
        <ColourInput label={label} />
      </Form.Item>
    ))}
    <ContrastLines />
  </>
);
