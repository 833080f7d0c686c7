import type { Messages } from '../../messages.js';

export const oneTime: Messages['oneTime'] = {
  readyTitle: 'Un código de {orgName} que vale una vez',
  readyText:
    'Este código vale una vez. Pulse el botón solo cuando esté en el mostrador y sea su turno. Después ya no podrá usarlo.',
  redeemedTitle: 'Ha usado su código',
  longPress: 'Mantener pulsado para usarlo',
  keepPressing: 'Siga pulsando …',
  sending: 'Un momento …',
  longPressHint: 'Mantenga pulsado el botón hasta que se llene. Si no puede mantenerlo pulsado, pulse este otro:',
  useWithoutPress: 'Usar ahora',
  pin: 'PIN de la tienda',
  pinHint: 'El personal de {orgName} lo escribe aquí.',
  pinMissing: 'Deje que el personal escriba su PIN.',
  pinWrong: 'Este PIN no es correcto. Su código sigue sin usar.',
  pinTries: 'Demasiados PIN incorrectos. Su código sigue sin usar. Espere un rato e inténtelo de nuevo.',
  redeemedText: 'Muestre esta página al personal de {orgName}.',
  proofSince: 'desde que se usó el código',
  proofClock: 'Hora actual: {clock}',
  proofReal: 'Para el personal: los números avanzan y los cuadrados se mueven. Una captura de pantalla no.',
  proofOver: 'Este código se usó hace más de un cuarto de hora.',
  usedTitle: 'Este código ya se ha usado',
  usedByYou: 'Lo usó en este teléfono <time>{ago}</time>. Cada uno de estos códigos vale una vez.',
  usedBySomeone: 'Alguien lo usó <time>{ago}</time>. Cada uno de estos códigos vale una vez.',
  notYou: 'Si no fue usted, pregunte a {orgName}.',
  busyTitle: 'Demasiados intentos a la vez',
  busyText:
    'Muchos teléfonos están usando códigos aquí al mismo tiempo. Su código sigue sin usar. Espere un minuto e inténtelo de nuevo.',
  backToCode: 'Volver al código',
};
