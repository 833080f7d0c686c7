import type { Messages } from '../../messages.js';

export const hostHome: Messages['hostHome'] = {
  title: 'Willkommen bei {host}',
  text: 'Auf diese Website kommen Sie, wenn Sie einen unserer Codes scannen. Richten Sie die Kamera Ihres Handys auf einen Code, um fortzufahren.',
  signIn: 'Anmelden und Codes verwalten',
  privacy: 'Welche Daten speichern Sie, wenn ich scanne?',
};
