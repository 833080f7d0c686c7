import type { Api, Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { fromBase64, saveFile } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useRenderFile } from './code-prints.queries.js';

type Format = NonNullable<Api['codes.render']['in']['format']>;

/** Asks the server for a print file, of the code’s own short name or of an alias, and hands it to the browser. */
export function useDownload(code: Code, alias?: string) {
  const { notify } = useShell();
  const render = useRenderFile();
  const [busyWith, setBusyWith] = useState<Format>();

  const download = async (format: Format, millimetres: number) => {
    setBusyWith(format);
    const input = { code_id: code.code_id, slug: alias, format, size: millimetres };
    // A failure is in the snackbar already; the button stays for another try.
    const reply = await render.mutateAsync(input).catch(() => undefined);
    setBusyWith(undefined);
    const file = reply?.data.file;
    if (!file) return;
    saveFile(file.name, new Blob([fromBase64(file.body)], { type: file.type }));
    notify.success(t('{name} is in your downloads.', { name: file.name }));
  };

  return { download, busyWith };
}
