import type { Api, Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useState } from 'react';
import { fromBase64 } from './base64.js';
import { useRenderFile } from './codes.queries.js';

type Format = NonNullable<Api['codes.render']['in']['format']>;

/** Asks the server for a print file and hands it to the browser. */
export function useDownload(code: Code) {
  const { notify } = useShell();
  const render = useRenderFile();
  const [busyWith, setBusyWith] = useState<Format>();

  const download = async (format: Format, millimetres: number) => {
    setBusyWith(format);
    const input = { org_id: code.org_id, code_id: code.code_id, format, size: millimetres };
    // A failure is in the snackbar already; the button stays for another try.
    const reply = await render.mutateAsync(input).catch(() => undefined);
    setBusyWith(undefined);
    const file = reply?.data.file;
    if (!file) return;
    const address = URL.createObjectURL(new Blob([fromBase64(file.body)], { type: file.type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    notify.success(`${file.name} is in your downloads.`);
  };

  return { download, busyWith };
}
