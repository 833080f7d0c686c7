import type { Messages } from '../../messages.js';

export const page: Messages['page'] = {
  draftTitle: 'Esta página no es pública en este momento',
  draftText: '{orgName} está trabajando en ella. Inténtelo más tarde.',
  pausedTitle: 'Esta página está en pausa',
  pausedText: 'La dirección es correcta, pero no podemos mostrar la página en este momento.',
  pausedAdvice: 'Inténtelo más tarde o pregunte a {orgName}.',
  deletedTitle: 'Esta página ya no existe',
  deletedText: '{orgName} la ha retirado. Pregunte allí dónde encontrar lo que busca.',
  freedText: 'Ya nadie usa esta dirección. Pida la nueva a quien se la dio.',
  unknownTitle: 'No conocemos esta página',
  unknownText: 'No hay nada en esta dirección. Revise cada letra o escanee el código de nuevo.',
  alertMe: 'Avíseme cuando esté disponible',
  thankYou: 'Gracias',
  received: '{name}, hemos recibido su mensaje.',
  backToPage: 'Volver a la página',
  whatYouSent: 'Lo que ha enviado',
};
