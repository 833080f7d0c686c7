import type { Messages } from '../../messages.js';

export const share: Messages['share'] = {
  title: 'Partager : {title}',
  qrOf: 'Code QR : {title}',
  letScan: 'Faites scanner le code sur votre écran ou envoyez le lien :',
  open: 'Ouvrir',
  download: 'Télécharger le code',
  share: 'Partager…',
  copy: 'Copier le lien',
  copied: 'Copié',
  copyYourself: 'Veuillez copier le lien vous-même',
  linkCopied: 'Nous avons copié le lien.',
  unknownTitle: 'Vous ne pouvez pas partager ceci',
  unknownText:
    'Le code ou la page a peut-être expiré, été mis en pause ou supprimé. Veuillez l’ouvrir à nouveau et le partager depuis là.',
};
