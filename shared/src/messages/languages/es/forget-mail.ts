import type { Messages } from '../../messages.js';

export const forgetMail: Messages['forgetMail'] = {
  subject: 'Eliminar sus datos',
  hello: 'Hola:',
  asked:
    'Alguien, probablemente usted, ha pedido eliminar los datos sobre esta dirección de correo. Abra el enlace de cada organización que deba eliminar sus datos:',
  worksOnce:
    'El enlace vale una vez, durante 24 horas. Abre una página que le pregunta de nuevo antes de que eliminemos nada.',
  notYou: 'Si no fue usted, puede ignorar este correo. No eliminamos nada.',
};
