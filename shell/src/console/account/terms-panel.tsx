import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { DateText, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { TermsText } from '../screens/terms-text.js';

export function TermsPanel() {
  const { call, modal } = useShell();
  const { data } = useQuery({ ...apiQuery(call, 'terms.get', {}), staleTime: Infinity });
  const terms = data?.data;
  if (!terms) return null;
  const open = () => modal.open({ title: terms.title, width: 640, content: () => <TermsText terms={terms} /> });
  return (
    <Panel title="Terms">
      <p>
        Version {terms.version}
        {terms.accepted_at && (
          <>
            , accepted on <DateText at={terms.accepted_at} />
          </>
        )}
        .
      </p>
      <Button onClick={open}>Read the terms</Button>
    </Panel>
  );
}
