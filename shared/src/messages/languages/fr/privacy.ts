import type { Messages } from '../../messages.js';

export const privacy: Messages['privacy'] = {
  title: 'Quelles données nous enregistrons quand vous scannez un code',
  lead: 'L’organisation à laquelle appartient le code veut savoir combien de fois il est scanné. Pour cela, peu de données suffisent, et aucune ne montre qui vous êtes.',
  choiceTitle: 'Votre choix',
  choiceText:
    'Vous pouvez refuser d’être reconnu. Les codes fonctionnent toujours, et nous comptons vos scans sans les relier entre eux.',
  optOut: 'Ne pas reconnaître ce navigateur',
  optedOutTitle: 'Nous ne reconnaissons pas ce navigateur',
  optedOutText: 'Nous comptons vos scans, mais sans les relier entre eux.',
  optIn: 'L’autoriser à nouveau',
  savedTitle: 'Ce que nous enregistrons à chaque scan',
  savedTime: 'l’heure et le code',
  savedCountry:
    'le pays, que nous trouvons à partir de votre adresse IP. Une fois le scan compté, nous ne conservons pas l’adresse IP',
  savedDevice: 'le type d’appareil, le système, le navigateur et la langue que votre navigateur indique',
  neverTitle: 'Ce que nous n’enregistrons jamais avec un scan',
  neverName: 'votre nom, votre adresse e-mail ou votre numéro de téléphone',
  neverPlace: 'votre position exacte',
  neverOthers:
    'ce que vous faites sur d’autres sites (ces pages n’ont ni réseaux publicitaires ni scripts d’autres entreprises)',
  formTitle: 'Quand vous remplissez un formulaire',
  formText:
    'L’organisation qui gère le formulaire reçoit vos réponses. Elle les conserve jusqu’à ce qu’elle ou vous les supprimiez : <delete>supprimer vos données</delete>.',
  formCookie: 'Si vous avez accepté son cookie, elle sait aussi quels scans viennent de votre navigateur.',
  viewsTitle: 'Quand vous ouvrez une page',
  viewsText:
    'Pour chaque quart d’heure, nous comptons combien de fois une page a été ouverte et quel code y a mené. Ces chiffres ne disent rien de vous ni de votre appareil. Ils restent dans les statistiques, comme les scans.',
  alertTitle: 'Quand vous demandez à être prévenu qu’un code fonctionne ou qu’un produit est de retour',
  alertText:
    'Nous conservons votre adresse e-mail jusqu’à l’envoi de cet unique e-mail, et jamais plus de six mois. Si vous ne la confirmez pas, nous la supprimons au bout de trois jours. La trace de l’envoi d’un e-mail à votre adresse reste sept jours. L’organisation ne voit pas votre adresse, seulement combien de personnes attendent un produit. Vous pouvez la faire supprimer à tout moment : <delete>supprimer vos données</delete>.',
  whoTitle: 'Qui voit ces données',
  whoText:
    'L’organisation dont vous avez scanné le code voit ses propres scans sous forme de chiffres et de liste. Les autres organisations ne les voient pas. L’organisation est aussi responsable de la page que le code ouvre, et cette page peut avoir sa propre politique de confidentialité.',
  titleOf: 'Quelles données {orgName} reçoit quand vous scannez un code',
  leadOf:
    '{orgName} veut savoir combien de fois ses codes sont scannés. Peu de données suffisent pour cela, et aucune ne montre qui vous êtes.',
  responsibleTitle: 'Qui est responsable',
  responsibleText: '{orgName} décide de ce qui est fait de ces données. Swapt fournit la technique pour son compte.',
  contactText: 'Pour toute question ou demande sur vos données, écrivez à :',
  contactNone:
    '{orgName} n’a pas indiqué de contact ici. Renseignez-vous sur place. Vous pouvez faire supprimer vos données <delete>sur cette page</delete>.',
  savedByOrg:
    'ce qui permet à l’organisation de distinguer les visiteurs, selon son choix : rien, un numéro valable un jour ou, si vous avez accepté, un numéro aléatoire dans un cookie',
  savedNone: 'rien qui relie deux de vos scans entre eux',
  savedDaily:
    'un numéro valable un jour, pour que deux scans du même téléphone comptent comme un seul visiteur. Il est calculé à partir de votre adresse IP et de votre navigateur avec une clé que nous supprimons après ce jour. Ensuite, plus personne ne peut le recalculer',
  savedCookie:
    'si vous avez accepté, un numéro aléatoire dans un cookie pendant un an, à la place du numéro valable un jour',
  howLongTitle: 'Combien de temps elles sont conservées',
  howLongText: 'Les scans restent dans les statistiques jusqu’à ce que {orgName} supprime son organisation ici.',
  whyTitle: 'Pourquoi, et sur quelle base',
  whyText:
    'Les chiffres montrent combien de fois, quand et dans quels pays les codes sont scannés. Dans l’Union européenne, cela repose sur l’intérêt légitime de {orgName} pour ces chiffres (article 6, paragraphe 1, point f, du RGPD).',
  whyCookie: 'Le cookie repose uniquement sur votre consentement (article 6, paragraphe 1, point a, du RGPD).',
  rightsTitle: 'Vos droits',
  rightsText:
    'Vous pouvez demander une copie de vos données, les faire corriger ou supprimer, en limiter l’utilisation ou vous y opposer. Vous pouvez retirer votre consentement à tout moment, pour l’avenir. Vous pouvez aussi saisir une autorité de protection des données.',
  rightsNote: 'Rien dans un scan ne vous nomme : souvent, nous ne pouvons donc pas savoir quels scans sont les vôtres.',
  necessaryTitle: 'Les cookies sans lesquels une page ne fonctionne pas',
  necessaryText:
    'Certaines pages retiennent quelque chose pour vous : que ce téléphone a utilisé un code à usage unique (90 jours), qu’un mot de passe était correct, ce que vous avez envoyé par un formulaire (1 jour) ou les couleurs que vous avez choisies. Ces cookies ne servent jamais aux statistiques.',
  agreedText: 'Vous avez accepté que {orgName} reconnaisse ce navigateur pendant un an.',
  withdraw: 'Retirer mon consentement',
  browserText:
    'Votre navigateur demande aux sites de ne pas vous suivre. Nous le respectons : nous comptons vos scans, mais sans les relier entre eux.',
};
