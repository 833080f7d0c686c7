import type { Messages } from '../../messages.js';

export const oneTime: Messages['oneTime'] = {
  readyTitle: 'Un code de {orgName} valable une fois',
  readyText:
    'Ce code est valable une fois. N’appuyez sur le bouton que lorsque vous êtes à la caisse et que c’est votre tour. Ensuite, il ne pourra plus servir.',
  redeemedTitle: 'Vous avez utilisé votre code',
  longPress: 'Maintenir appuyé pour l’utiliser',
  keepPressing: 'Continuez d’appuyer …',
  sending: 'Un instant …',
  longPressHint:
    'Maintenez le bouton appuyé jusqu’à ce qu’il soit plein. Si vous ne pouvez pas le maintenir, appuyez plutôt sur celui-ci :',
  useWithoutPress: 'Utiliser maintenant',
  pin: 'Code PIN du magasin',
  pinHint: 'Le personnel de {orgName} le saisit ici.',
  pinMissing: 'Veuillez laisser le personnel saisir son code PIN.',
  pinWrong: 'Ce code PIN n’est pas correct. Votre code n’a pas encore été utilisé.',
  pinTries:
    'Trop de codes PIN incorrects. Votre code n’a pas encore été utilisé. Veuillez attendre un peu, puis réessayer.',
  redeemedText: 'Montrez cette page au personnel de {orgName}.',
  proofSince: 'depuis l’utilisation du code',
  proofClock: 'Heure actuelle : {clock}',
  proofReal: 'Pour le personnel : les chiffres défilent et les carrés bougent. Une capture d’écran reste immobile.',
  proofOver: 'Ce code a été utilisé il y a plus d’un quart d’heure.',
  usedTitle: 'Ce code a déjà été utilisé',
  usedByYou: 'Vous l’avez utilisé sur ce téléphone <time>{ago}</time>. Chacun de ces codes est valable une fois.',
  usedBySomeone: 'Quelqu’un l’a utilisé <time>{ago}</time>. Chacun de ces codes est valable une fois.',
  notYou: 'Si ce n’était pas vous, veuillez vous adresser à {orgName}.',
  busyTitle: 'Trop de tentatives à la fois',
  busyText:
    'Beaucoup de téléphones utilisent des codes ici en ce moment. Votre code n’a pas encore été utilisé. Veuillez patienter une minute et réessayer.',
  backToCode: 'Retour au code',
};
