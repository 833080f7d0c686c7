import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  hello: 'Hola:',
  confirmSubject: '{orgName}: ¿le avisamos cuando el código funcione?',
  confirmText:
    'alguien, seguramente usted, quiere saber cuándo funciona un código de {orgName}. Confírmelo en esta página:',
  notYou:
    'Si no ha sido usted, no tiene que hacer nada. Sin su confirmación no enviamos nada más y borramos su dirección a los tres días.',
  backSubject: 'El código de {orgName} ya funciona',
  backText: 'quería que le avisáramos: el código de {orgName} ya funciona. Ábralo aquí:',
  once: 'Este es el único correo sobre ello. Hemos borrado su dirección.',
};
