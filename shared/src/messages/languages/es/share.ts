import type { Messages } from '../../messages.js';

export const share: Messages['share'] = {
  title: 'Compartir: {title}',
  qrOf: 'Código QR: {title}',
  letScan: 'Deje que alguien lo escanee en su pantalla o envíe el enlace:',
  open: 'Abrir',
  download: 'Descargar el código',
  share: 'Compartir…',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyYourself: 'Copie usted el enlace',
  linkCopied: 'Hemos copiado el enlace.',
  unknownTitle: 'Esto no se puede compartir',
  unknownText:
    'Puede que el código o la página haya caducado, esté en pausa o se haya eliminado. Ábralo de nuevo y compártalo desde allí.',
};
