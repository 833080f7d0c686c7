import type { Api } from '../../contract/index.js';
import { useShell } from '../../sdk/index.js';
import { pictureToBase64 } from './base64.js';
import { FileButton } from './file-button.js';
import { t } from '../../text/index.js';

interface Props {
  label: string;
  /** The name of the hidden field that takes the file. */
  fileLabel: string;
  onUploaded: (picture: Api['images.upload']['out']['data']) => void;
}

/** Takes a picture from this device and stores it. */
export function PictureButton({ label, fileLabel, onUploaded }: Props) {
  const { call } = useShell();
  return (
    <FileButton
      label={label}
      fileLabel={fileLabel}
      accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
      noun={t('picture')}
      maxMegabytes={5}
      store={async (file) => call('images.upload', { name: file.name, body: await pictureToBase64(file) })}
      onStored={onUploaded}
    />
  );
}
