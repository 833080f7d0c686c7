import type { Messages } from '../../messages.js';

export const code: Messages['code'] = {
  pausedTitle: '{orgName} ha pausado este código',
  pausedText:
    'Su teléfono lo ha leído bien, pero el código está en pausa en este momento. Más tarde podrá usar el mismo código.',
  pausedAdvice: 'Inténtelo más tarde o pregunte a {orgName}.',
  notYetTitle: 'Este código todavía no funciona',
  notYetText: 'Su teléfono lo ha leído bien. {orgName} lo abrirá <time>{wait}</time>.',
  notYetAdvice: 'Vuelva a escanear entonces el mismo código.',
  expiredTitle: 'Este código ha caducado',
  expiredText: 'Su teléfono lo ha leído bien, pero su fecha final ya ha pasado.',
  usedUpTitle: 'Este código ya no tiene usos',
  usedUpText: 'Su teléfono lo ha leído bien, pero ha llegado a su número de usos.',
  askForCurrent: 'Pida el código actual a {orgName}.',
  goneTitle: 'Este código ya no se usa',
  goneText: 'Su teléfono lo ha leído bien, pero su dueño ya no lo usa. Quizá tenga un impreso antiguo.',
  goneAdvice: 'Si lo ha encontrado en una tienda, pida allí el código actual.',
  unknownTitle: 'No conocemos este código',
  unknownText: 'No hay nada en esta dirección. Si la ha escrito, revise cada letra.',
  unknownAdvice: 'Si lo ha escaneado, el código impreso puede estar dañado. Inténtelo desde un poco más lejos.',
};
