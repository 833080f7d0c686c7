import type { Messages } from '../../messages.js';

export const itemAlertMail: Messages['itemAlertMail'] = {
  confirmSubject: '{storeName}: ¿le avisamos cuando vuelva {name}?',
  confirmText:
    'alguien, seguramente usted, quiere saber cuándo {storeName} vuelve a tener {name}. Confírmelo en esta página:',
  backSubject: '{name}: de nuevo en {storeName}',
  backText:
    'quería que le avisáramos: {storeName} vuelve a tener {name}. No está reservado para usted y puede agotarse. Véalo aquí:',
};
