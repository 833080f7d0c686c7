import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  confirmSubject: '{orgName}: ¿le avisamos cuando el código funcione?',
  confirmText:
    'alguien, seguramente usted, quiere saber cuándo funciona un código de {orgName}. Confírmelo en esta página:',
  backSubject: 'El código de {orgName} ya funciona',
  backText: 'quería que le avisáramos: el código de {orgName} ya funciona. Ábralo aquí:',
};
