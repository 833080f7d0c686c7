import { ownZone } from '@swapt/shared/dates';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { ApiError, type OrgCall } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { saveFile } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { t } from '@swapt/shared/text';
import { fromBase64 } from './base64.js';

interface Props {
  /** What the screen shows, so that the file holds the same. */
  asked: Omit<Api['analytics.exportCsv']['in'], 'org_id' | 'zone'>;
  label?: string;
  disabled?: boolean;
}

/** The day in the viewer's zone, as `2026-11-21`. */
export const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());
const nameOf = (source: Props['asked']['source']) =>
  source === 'my-codes/customer' ? 'interaction_data.csv' : `${source.replace('my-codes/', '')}-${today()}.csv`;

/** Saves a list as CSV. */
export function ExportButton({ asked, ...rest }: Props) {
  return (
    <CsvButton
      name={nameOf(asked.source)}
      ask={(call, zone) => call('analytics.exportCsv', { ...asked, zone })}
      {...rest}
    />
  );
}

interface CsvProps extends Omit<Props, 'asked'> {
  name: string;
  ask: (call: OrgCall, zone: string) => Promise<{ body: string }>;
}

/** Saves as CSV what an operation answers. */
export function CsvButton({ name, ask, label = t('Export CSV'), disabled = false }: CsvProps) {
  const { call, notify } = useShell();
  const make = useMutation({
    mutationFn: () => ask(call, ownZone()),
    onSuccess: ({ body }) => {
      saveFile(name, new Blob([fromBase64(body)], { type: 'text/csv;charset=utf-8' }));
      notify.success(t('{name} is in your downloads.', { name }));
    },
    onError: (error) => {
      const why = error instanceof ApiError ? error.details : undefined;
      notify.error([t('Failed to export CSV'), why].filter(Boolean).join('. '));
    },
    meta: { shownByForm: true },
  });

  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={disabled}
      loading={make.isPending}
      onClick={() => make.mutate()}
    >
      {label}
    </Button>
  );
}
