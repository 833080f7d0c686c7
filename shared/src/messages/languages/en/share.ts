export const share = {
  title: 'Share {title}',
  qrOf: 'QR code of {title}',
  letScan: 'Let someone scan it from your screen, or send the link:',
  open: 'Open it',
  download: 'Download the code',
  share: 'Share …',
  copy: 'Copy the link',
  copied: 'Copied',
  copyYourself: 'Please copy the link yourself',
  linkCopied: 'We copied the link.',
  unknownTitle: 'You cannot share this',
  unknownText:
    'The code or page may have expired, be paused or be deleted. Please open it again and share it from there.',
} as const;
