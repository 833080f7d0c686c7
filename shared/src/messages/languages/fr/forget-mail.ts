import type { Messages } from '../../messages.js';

export const forgetMail: Messages['forgetMail'] = {
  subject: 'Supprimer vos données',
  hello: 'Bonjour,',
  asked:
    'quelqu’un, sans doute vous, a demandé la suppression des données liées à cette adresse e-mail. Ouvrez le lien de chaque organisation qui doit supprimer vos données :',
  worksOnce:
    'Le lien est valable une fois, pendant 24 heures. Il ouvre une page qui vous demande confirmation avant que nous supprimions quoi que ce soit.',
  notYou: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Nous ne supprimons rien.',
};
