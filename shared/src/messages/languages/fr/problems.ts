import type { Messages } from '../../messages.js';

export const problems: Messages['problems'] = {
  notFoundTitle: 'Il n’y a pas de page ici',
  notFoundText: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  tooLargeTitle: 'C’est trop à la fois',
  tooLargeText: 'Veuillez revenir en arrière, raccourcir votre texte et l’envoyer à nouveau.',
  tooManyTitle: 'Trop de tentatives à la fois',
  tooManyText: 'Veuillez patienter une minute et ouvrir à nouveau cette page.',
  awayTitle: 'Nous ne pouvons pas afficher cette page en ce moment',
  awayText: 'Veuillez l’ouvrir à nouveau dans un instant.',
  failedTitle: 'Nous ne pouvons pas afficher cette page',
  failedText: 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
  badTitle: 'Cette adresse ne fonctionne pas',
  badText:
    'Nous ne pouvons pas lire l’adresse ou les données envoyées avec elle. Veuillez revenir en arrière et réessayer.',
  crowdedTitle: 'Trop de pages à la fois',
  crowdedText: 'Votre réseau a ouvert un très grand nombre de pages. Veuillez patienter une minute et réessayer.',
  formLate:
    'Cette page est restée longtemps ouverte. Vos réponses sont toujours là : veuillez appuyer à nouveau sur le bouton.',
  formEarly: 'C’était très rapide. Vos réponses sont toujours là : veuillez appuyer encore une fois sur le bouton.',
  formBusy:
    'Votre réseau a envoyé beaucoup de formulaires à la fois. Vos réponses sont toujours là : veuillez réessayer dans une minute.',
  formWrong: 'Veuillez vérifier les champs signalés.',
  formAway:
    'Nous ne pouvons pas recevoir de réponses en ce moment. Vos réponses sont toujours là : veuillez appuyer à nouveau sur le bouton dans quelques minutes.',
  chooseReason: 'Choisissez ce qui ne va pas.',
  atMost: 'Utilisez au plus {limit} caractères.',
  emailTypo:
    'Cela ne ressemble pas à une adresse e-mail. Vérifiez qu’il n’y a pas de faute de frappe ou laissez le champ vide.',
  email: 'Veuillez saisir votre adresse e-mail, par exemple nom@example.com.',
  mailedAlready:
    'Nous avons déjà envoyé plusieurs e-mails à cette adresse. Veuillez les rechercher ou réessayer dans dix minutes.',
  lastOwner:
    'Une organisation qui a d’autres membres a besoin d’un propriétaire. Désignez d’abord un autre propriétaire.',
  reportLimit: 'Votre réseau a envoyé beaucoup de signalements aujourd’hui. Veuillez réessayer demain.',
  prompt: 'Écrivez le sujet de l’image.',
  targetMissing: 'Saisissez une adresse.',
  targetRefused:
    'Cette adresse ne peut pas être utilisée. Saisissez l’adresse complète d’une page publique, par exemple https://example.com/page.',
  pictureLimit: 'Plus aucune image ne peut être créée ici aujourd’hui. Veuillez réessayer demain ou vous connecter.',
  pictureBusy: 'Beaucoup d’images sont en cours de création. Veuillez réessayer dans une minute.',
  pictureRefused: 'Le modèle d’IA a refusé ces mots. Veuillez décrire l’image autrement.',
  pictureFailed:
    'Nous n’avons pas pu créer une image que les téléphones peuvent lire. Essayez d’autres mots ou un autre style.',
  tryAgain: 'Cela n’a pas fonctionné. Veuillez réessayer dans une minute.',
  wait: 'Trop de tentatives. Veuillez patienter un moment.',
};
