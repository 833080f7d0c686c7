import { keepTheme, type ThemeChoice } from '@swapt/shared/theme';
import { Panel } from '@swapt/shared/ui';
import { Segmented } from 'antd';
import { t } from '@swapt/shared/text';
import { useTheme } from '../theme/theme-store.js';

export function AppearancePanel() {
  const choice = useTheme((state) => state.choice);
  return (
    <Panel title={t('Appearance')} lead={t('For this browser, on our start page and the sign-in, too.')}>
      <Segmented<ThemeChoice>
        aria-label={t('Theme')}
        value={choice}
        onChange={keepTheme}
        options={[
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
          { value: 'system', label: t('Same as device') },
        ]}
      />
    </Panel>
  );
}
