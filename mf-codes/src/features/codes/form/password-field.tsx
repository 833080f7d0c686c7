import { space } from '@swapt/shared/tokens';
import { TextInput } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';

interface Props {
  hasPassword: boolean;
  /** Given by the form's field: undefined leaves the password as it is, null takes it away. */
  id?: string;
  value?: string | null;
  onChange?: (password: string | null | undefined) => void;
}

/** A new password, or the one that is there already, which nobody can read. */
export function PasswordField({ hasPassword, id, value, onChange = () => {} }: Props) {
  const placeholder = value === null ? t('We remove the password when you save') : hasPassword ? '••••••••' : t('None');
  return (
    <Flex gap={space.sm}>
      <TextInput
        id={id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        max={72}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        style={{ maxWidth: 320 }}
      />
      {hasPassword && (
        <Button onClick={() => onChange(value === null ? undefined : null)}>
          {value === null ? t('Keep') : t('Remove')}
        </Button>
      )}
    </Flex>
  );
}
