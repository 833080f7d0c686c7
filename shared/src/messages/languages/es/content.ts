import type { Messages } from '../../messages.js';

export const content: Messages['content'] = {
  noteTitle: 'Una nota de {orgName}',
  byOrg: 'Por {orgName}',
  when: 'Cuándo',
  where: 'Dónde',
  addToCalendar: 'Añadir a mi calendario',
  chooseStore: 'Elija de dónde descarga sus aplicaciones:',
  forApple: 'Para iPhone y iPad',
  forAndroid: 'Para Android',
  forOthers: 'Para otros dispositivos',
  openFile: 'Abrir el archivo',
  wifiTitle: 'Wifi de {orgName}',
  network: 'Red',
  noPassword: 'No hace falta contraseña',
  joinByHand: 'Abra los ajustes de wifi de su teléfono, elija la red y escriba la contraseña.',
  joinByScan: 'Para conectar otro teléfono, escanee este código con su cámara:',
  wifiCode: 'Código QR para unirse a la red {ssid}',
  copyPassword: 'Copiar la contraseña',
  copied: 'Copiada',
};
