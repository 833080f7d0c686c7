import { keepTheme, type ThemeChoice } from '@swapt/shared/theme';
import { Panel } from '@swapt/shared/ui';
import { Segmented } from 'antd';
import { useTheme } from '../theme/theme-store.js';

export function AppearancePanel() {
  const choice = useTheme((state) => state.choice);
  return (
    <Panel title="Appearance" lead="For this browser, on our start page and the sign-in, too.">
      <Segmented<ThemeChoice>
        aria-label="Theme"
        value={choice}
        onChange={keepTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'Same as device' },
        ]}
      />
    </Panel>
  );
}
