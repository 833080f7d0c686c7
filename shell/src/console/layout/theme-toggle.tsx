import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Button } from 'antd';
import { toggleTheme, useTheme } from '../theme/theme-store.js';

export function ThemeToggle() {
  const theme = useTheme((state) => state.theme);
  const label = theme === 'light' ? 'Use the dark theme' : 'Use the light theme';
  return (
    <Button
      type="text"
      icon={theme === 'light' ? <MoonOutlined /> : <SunOutlined />}
      aria-label={label}
      title={label}
      onClick={toggleTheme}
    />
  );
}
