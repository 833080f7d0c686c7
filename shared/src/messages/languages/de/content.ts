import type { Messages } from '../../messages.js';

export const content: Messages['content'] = {
  noteTitle: 'Eine Notiz von {orgName}',
  byOrg: 'Von {orgName}',
  when: 'Wann',
  where: 'Wo',
  addToCalendar: 'In meinen Kalender',
  chooseStore: 'Wählen Sie, woher Sie Ihre Apps laden:',
  forApple: 'Für iPhone und iPad',
  forAndroid: 'Für Android',
  forOthers: 'Für andere Geräte',
  openFile: 'Datei öffnen',
  wifiTitle: 'WLAN von {orgName}',
  network: 'Netzwerk',
  noPassword: 'Kein Passwort nötig',
  joinByHand: 'Öffnen Sie die WLAN-Einstellungen Ihres Handys, wählen Sie das Netzwerk und geben Sie das Passwort ein.',
  joinByScan: 'Um ein weiteres Handy zu verbinden, scannen Sie diesen Code mit dessen Kamera:',
  wifiCode: 'QR-Code für das Netzwerk {ssid}',
  copyPassword: 'Passwort kopieren',
  copied: 'Kopiert',
};
