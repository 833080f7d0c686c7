import type { Messages } from '../../messages.js';

export const answers: Messages['answers'] = {
  tooLong: 'Veuillez utiliser au plus {limit} caractères. Votre réponse en compte {length}.',
  agree: 'Veuillez donner votre accord avant d’envoyer le formulaire.',
  tick: 'Veuillez cocher « {label} ».',
  choose: 'Veuillez choisir une réponse pour « {label} ».',
  fillIn: 'Veuillez remplir « {label} ».',
  email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  phone: 'Veuillez saisir un numéro de téléphone en chiffres, par exemple +33 1 23 45 67 89.',
  phoneOfCountry: 'Veuillez saisir le numéro avec son indicatif de pays, par exemple +33 1 23 45 67 89.',
  number: 'Veuillez saisir un nombre, par exemple 12 ou 3,5.',
  date: 'Veuillez choisir une date entre 1900 et 2099.',
  inList: 'Veuillez choisir une des réponses de la liste.',
  tickOrNot: 'Veuillez cocher la case ou la laisser vide.',
  notAsked: 'Cette question ne figure pas dans ce formulaire.',
};
