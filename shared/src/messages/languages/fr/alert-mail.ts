import type { Messages } from '../../messages.js';

export const alertMail: Messages['alertMail'] = {
  hello: 'Bonjour,',
  notYou:
    'Si ce n’était pas vous, ignorez cet e-mail. Sans votre confirmation, nous n’envoyons rien d’autre et supprimons votre adresse au bout de trois jours.',
  once: 'C’est le seul e-mail à ce sujet. Nous avons supprimé votre adresse.',
};
