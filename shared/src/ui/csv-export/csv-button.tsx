import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { ApiError, type OrgCall } from '../../client/index.js';
import { ownZone } from '../../dates/index.js';
import { useShell } from '../../sdk/index.js';
import { t } from '../../text/index.js';
import { saveFile } from '../save-file.js';
import { fromBase64 } from '../uploads/base64.js';

interface Props {
  /** What the file is called before the day: “codes”. */
  name: string;
  ask: (call: OrgCall, zone: string) => Promise<{ body: string }>;
  label?: string;
  disabled?: boolean;
}

/** With the day in the viewer's zone, as `codes-2026-11-21.csv`; a name that ends already stays. */
const fileName = (name: string) =>
  name.endsWith('.csv') ? name : `${name}-${new Intl.DateTimeFormat('sv-SE').format(new Date())}.csv`;

/** Saves as CSV what an operation answers. */
export function CsvButton({ name, ask, label = t('Export CSV'), disabled = false }: Props) {
  const { call, notify } = useShell();
  const make = useMutation({
    mutationFn: () => ask(call, ownZone()),
    onSuccess: ({ body }) => {
      const file = fileName(name);
      saveFile(file, new Blob([fromBase64(body)], { type: 'text/csv;charset=utf-8' }));
      notify.success(t('{name} is in your downloads.', { name: file }));
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
