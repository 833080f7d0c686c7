import type { Messages } from '../../messages.js';

export const report: Messages['report'] = {
  codeTitle: 'Denunciar este código',
  pageTitle: 'Denunciar esta página',
  storeTitle: 'Denunciar esta tienda',
  storeLead:
    'Díganos qué problema hay con esta tienda de {orgName}. Enviamos su denuncia a los operadores de este servicio. {orgName} no sabrá quién es usted.',
  codeLead:
    'Díganos qué ocurre con este código de {orgName}. Enviaremos su denuncia a quienes gestionan este servicio. {orgName} no sabrá quién es usted.',
  pageLead:
    'Díganos qué ocurre con esta página de {orgName}. Enviaremos su denuncia a quienes gestionan este servicio. {orgName} no sabrá quién es usted.',
  whatIsWrong: '¿Qué ocurre?',
  scam: 'Intenta obtener mi dinero, mi contraseña o mis datos',
  illegal: 'Ofrece o muestra algo ilegal',
  harmful: 'Es ofensivo, violento o dañino',
  privacy: 'Muestra información privada de alguien',
  broken: 'No lleva a donde dice',
  other: 'Otra cosa',
  whatYouSaw: '¿Qué ha visto? (opcional)',
  yourEmail: 'Su correo electrónico (opcional)',
  emailHint: 'Solo si podemos escribirle sobre esta denuncia.',
  send: 'Enviar la denuncia',
  sending: 'Enviando…',
  sentTitle: 'Gracias por su denuncia',
  sentText: 'Quienes gestionan este servicio han recibido su denuncia. Pueden suspender códigos y páginas dañinos.',
  sentAdvice: 'Si está en peligro o ha perdido dinero, avise también a la policía o a su banco.',
  unknownTitle: 'Aquí no hay nada que denunciar',
  unknownText:
    'El código o la página ya no existe, o el enlace es incorrecto. Abra la página de nuevo y use el enlace que está al final.',
};
