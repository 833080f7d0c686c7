import type { Messages } from '../../messages.js';

export const share: Messages['share'] = {
  title: '{title} teilen',
  qrOf: 'QR-Code: {title}',
  letScan: 'Lassen Sie den Code von Ihrem Bildschirm scannen oder senden Sie den Link:',
  open: 'Öffnen',
  download: 'Code herunterladen',
  share: 'Teilen …',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyYourself: 'Bitte kopieren Sie den Link selbst',
  linkCopied: 'Wir haben den Link kopiert.',
  unknownTitle: 'Das können Sie nicht teilen',
  unknownText:
    'Der Code oder die Seite ist vielleicht abgelaufen, pausiert oder gelöscht. Bitte öffnen Sie sie noch einmal und teilen Sie sie von dort.',
};
