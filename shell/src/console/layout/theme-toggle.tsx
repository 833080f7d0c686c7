import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { keepTheme } from '@swapt/shared/theme';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useTheme } from '../theme/theme-store.js';

export function ThemeToggle() {
  const theme = useTheme((state) => state.theme);
  const label = theme === 'light' ? t('Use the dark theme') : t('Use the light theme');
  return (
    <Button
      type="text"
      icon={theme === 'light' ? <MoonOutlined /> : <SunOutlined />}
      aria-label={label}
      title={label}
      onClick={() => keepTheme(theme === 'light' ? 'dark' : 'light')}
    />
  );
}
