import type { Store } from '@swapt/shared/contract';
import { isColour } from '@swapt/shared/tokens';
import { defaultStoreName, storeThemeDefaults } from '@swapt/shared/values';
import { Form } from 'antd';

/** The colours of the form as they are typed; one that is not a colour yet is the one before anybody chose. */
export function useTypedTheme(): Store['theme'] & { name: string } {
  const typed = Form.useWatch<Store['theme'] | undefined>('theme');
  const name = Form.useWatch<string | undefined>('name');
  const colourOf = (key: keyof Store['theme']) => {
    const colour = typed?.[key] ?? '';
    return isColour(colour) ? colour : storeThemeDefaults[key];
  };
  return {
    name: name?.trim() || defaultStoreName,
    headerColor: colourOf('headerColor'),
    iconColor: colourOf('iconColor'),
    buttonColor: colourOf('buttonColor'),
  };
}
