import type { Messages } from '../../messages.js';

export const report: Messages['report'] = {
  codeTitle: 'Signaler ce code',
  pageTitle: 'Signaler cette page',
  storeTitle: 'Signaler cette boutique',
  storeLead:
    'Dites-nous ce qui ne va pas avec cette boutique de {orgName}. Nous transmettons votre signalement aux opérateurs de ce service. {orgName} ne saura pas qui vous êtes.',
  codeLead:
    'Dites-nous ce qui ne va pas avec ce code de {orgName}. Nous transmettons votre signalement aux exploitants de ce service. {orgName} ne saura pas qui vous êtes.',
  pageLead:
    'Dites-nous ce qui ne va pas avec cette page de {orgName}. Nous transmettons votre signalement aux exploitants de ce service. {orgName} ne saura pas qui vous êtes.',
  whatIsWrong: 'Qu’est-ce qui ne va pas ?',
  scam: 'On essaie d’obtenir mon argent, mon mot de passe ou mes données',
  illegal: 'Le contenu propose ou montre quelque chose d’illégal',
  harmful: 'Le contenu est haineux, violent ou nuisible',
  privacy: 'Le contenu montre des informations privées sur quelqu’un',
  broken: 'Cela ne mène pas là où c’est annoncé',
  other: 'Autre chose',
  whatYouSaw: 'Qu’avez-vous vu ? (facultatif)',
  yourEmail: 'Votre e-mail (facultatif)',
  emailHint: 'Seulement si nous pouvons vous contacter au sujet de ce signalement.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  sentTitle: 'Merci pour votre signalement',
  sentText:
    'Les exploitants de ce service ont reçu votre signalement. Ils peuvent suspendre les codes et les pages nuisibles.',
  sentAdvice: 'Si vous êtes en danger ou avez perdu de l’argent, contactez aussi la police ou votre banque.',
  unknownTitle: 'Il n’y a rien à signaler ici',
  unknownText:
    'Le code ou la page n’existe plus, ou le lien est incorrect. Veuillez ouvrir à nouveau la page et utiliser le lien qui se trouve à la fin.',
};
