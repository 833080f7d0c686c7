import type { Messages } from '../../messages.js';

export const gate: Messages['gate'] = {
  asksPassword: '{orgName} demande un mot de passe',
  asksAge: '{orgName} demande votre âge',
  asksPlace: '{orgName} demande votre position',
  codeFrom: 'Un code de {orgName}',
  passwordHint: 'Si vous ne l’avez pas, demandez-le à {orgName}.',
  tooManyTries: 'Trop de tentatives. Veuillez attendre un peu, puis réessayer.',
  limited:
    'Ce code ne peut être utilisé qu’un nombre limité de fois. Appuyez sur le bouton quand vous voulez l’utiliser.',
  whyAge:
    'Ce code mène à des pages différentes selon votre âge. Nous n’utilisons votre réponse qu’une seule fois et ne l’enregistrons pas.',
  ageOrOlder: 'J’ai {age} ans ou plus',
  ageUnder: 'J’ai moins de {age} ans',
  ageExactly: 'J’ai {age} ans',
  ageBetween: 'J’ai entre {from} et {to} ans',
  whyPlace:
    'Ce code mène à des pages différentes selon l’endroit où vous êtes. Nous n’utilisons votre position qu’une seule fois et ne l’enregistrons pas.',
  noPlace: 'Nous n’avons pas pu obtenir votre position. Vous pouvez continuer sans elle.',
  finding: 'Recherche de votre position…',
  useMyPlace: 'Utiliser ma position',
  useWithoutPlace: 'Utiliser sans ma position',
  continueWithoutPlace: 'Continuer sans ma position',
};
