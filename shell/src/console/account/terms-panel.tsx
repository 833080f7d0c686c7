import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { DateText, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { TermsText } from '../screens/terms-text.js';

export function TermsPanel() {
  const { call, modal } = useShell();
  const { data } = useQuery({ ...apiQuery(call, 'terms.get', {}), staleTime: Infinity });
  const terms = data?.data;
  if (!terms) return null;
  const { version, accepted_at: accepted } = terms;
  const open = () => modal.open({ title: terms.title, width: 640, content: () => <TermsText terms={terms} /> });
  return (
    <Panel title={t('Terms')}>
      <p>
        {accepted
          ? t.rich('Version {version}, accepted on <date></date>.', { version, date: () => <DateText at={accepted} /> })
          : t('Version {version}.', { version })}
      </p>
      <Button onClick={open}>{t('Read the terms')}</Button>
    </Panel>
  );
}
