import type { Messages } from '../../messages.js';

export const alertMail: Messages['alertMail'] = {
  hello: 'Hola:',
  notYou:
    'Si no ha sido usted, no tiene que hacer nada. Sin su confirmación no enviamos nada más y borramos su dirección a los tres días.',
  once: 'Este es el único correo sobre ello. Hemos borrado su dirección.',
};
