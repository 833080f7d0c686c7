import { useShell } from '@swapt/shared/sdk';
import { slugRule } from '@swapt/shared/values';
import { atMost, TextInput } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { withoutScheme } from '../../parts/short-address.js';

/** The end of the short address, which its print carries for good. */
export function SlugField() {
  const { settings } = useShell();
  return (
    <Form.Item
      name="slug"
      label={t('Short name')}
      extra={t(
        'The last part of the short address. If you leave it empty, we choose one. You cannot change it later, but you can add more short addresses.',
      )}
      rules={[
        { pattern: new RegExp(slugRule.pattern), message: t('Use letters, digits, - and _ only.') },
        {
          min: slugRule.minLength,
          message: t('Use at least {minLength} characters.', { minLength: slugRule.minLength }),
        },
        atMost(slugRule.maxLength),
      ]}
    >
      <TextInput
        max={slugRule.maxLength}
        prefix={<span style={{ opacity: 0.75 }}>{withoutScheme(settings.publicUrl)}/</span>}
        placeholder={t('summer-menu')}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form.Item>
  );
}
