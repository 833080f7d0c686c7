import type { Messages } from '../../messages.js';

export const home: Messages['home'] = {
  title: 'Imprimez-le une fois. Changez sa destination quand vous voulez.',
  lead: 'Swapt crée des codes QR pour les commerces : pour la vitrine, les tables, les boîtes et les tickets. Ils sont à l’image de votre marque, nous testons qu’ils se scannent avant l’impression, et vous voyez chaque scan.',
  question: 'Où votre code doit-il mener ?',
  example: 'votre-boutique.fr/menu',
  make: 'Créer mon code',
  drawing: 'Nous dessinons votre code…',
  again: 'Le redessiner',
  codeOpens: 'Code QR qui ouvre {target}',
  score: 'Lisibilité : {score, number} sur 100.',
  readWell: 'Les téléphones le lisent bien.',
  alwaysOpens:
    'Celui-ci ouvre toujours {target}. Gardez-le avec un compte, et vous pourrez changer cela même après l’impression.',
  keep: 'Garder ce code',
  theme: 'Couleurs',
  light: 'Clair',
  dark: 'Sombre',
  system: 'Comme l’appareil',
  create: 'Créer votre premier code',
  menu: 'Le menu du jour',
  welcomeCode: 'Un code QR qui ouvre cette page',
  scanMe: 'Scannez-moi pour ouvrir cette page',
  demoCode: 'Code QR de notre démonstration',
  demoScan: 'Scannez-moi et regardez le nombre',
  demoOpen: 'Ou ouvrez-le ici',
  demoCount:
    '{count, plural, one {<number>#</number> scan jusqu’ici} many {<number>#</number> de scans jusqu’ici} other {<number>#</number> scans jusqu’ici}}',
  lastTitle: 'Votre premier code prend deux minutes',
  lastText: 'Créez-le, imprimez-le et changez sa destination à tout moment.',
  stepsTitle: 'De l’idée au scan en trois étapes',
  createTitle: 'Créez-le',
  createText:
    'Choisissez où mène le code. Choisissez les couleurs, les points, les yeux et votre logo, et voyez le code changer au fur et à mesure.',
  printTitle: 'Imprimez-le',
  printText:
    'Téléchargez-le en SVG, PDF, EPS ou PNG à la taille voulue sur le papier. Le score de lisibilité vous dit d’abord si les téléphones peuvent le lire.',
  scansTitle: 'Suivez les scans',
  scansText:
    'Chaque scan apparaît en quelques secondes : quand, dans quel pays et sur quel type de téléphone. Vous pouvez changer la destination à tout moment.',
  swapTitle: 'Le même code imprimé, une nouvelle destination',
  swapText:
    'Vous imprimez une adresse courte qui reste la vôtre. Vous choisissez où elle mène : aujourd’hui à un menu, demain à une offre. Vous n’avez jamais à la réimprimer.',
  whereTo: 'Où doit-il mener ?',
  onPhone: 'Ce que montre le téléphone',
  monday: 'Lundi',
  mondayTitle: 'Menu du midi',
  mondayText: 'Trois plats, les prix, les allergènes',
  friday: 'Vendredi',
  fridayTitle: 'Concert ce soir',
  fridayText: 'Ouverture à vingt heures, une table pour deux',
  december: 'Décembre',
  decemberTitle: 'Bons cadeaux',
  decemberText: 'Commandez avant le 20, retirez en boutique',
  yourShop: 'votre-boutique',
  featuresTitle: 'Fait pour les commerces et pour l’impression',
  brandTitle: 'Il ressemble à votre marque',
  brandText:
    'Carré, arrondi ou rond, à vos couleurs, avec votre logo au milieu. Le code imprimé est exactement comme l’aperçu.',
  scansWellTitle: 'Vous savez qu’il se scanne',
  scansWellText:
    'Nous testons chaque style avec du flou, de la distance et peu de lumière. Si les téléphones ne peuvent pas lire un style, nous vous disons pourquoi.',
  good: 'Bon',
  printersTitle: 'Prêt pour tous les imprimeurs',
  printersText:
    'Des fichiers vectoriels pour l’imprimeur, des images pour l’écran, exactement à la taille que vous choisissez.',
  worksTitle: 'Vous voyez ce qui marche',
  worksText:
    'Les scans par heure, jour, pays, appareil et langue. Nous comptons les personnes séparément des robots et des aperçus de liens.',
  questionsTitle: 'Questions fréquentes',
  printedAsk: 'Que deviennent les codes que j’ai déjà imprimés ?',
  printedAnswer:
    'Ils continuent de fonctionner. Un code imprimé contient une adresse courte. Quand vous changez où elle mène, tous vos codes imprimés changent avec elle.',
  appAsk: 'Mes clients ont-ils besoin d’une application ?',
  appAnswer: 'Non. L’appareil photo de tout téléphone récent lit les codes et ouvre la page.',
  pauseAsk: 'Puis-je mettre un code en pause ?',
  pauseAnswer:
    'Oui. Pendant la pause, les personnes qui le scannent voient un court message avec votre nom. Vous pouvez le réactiver en un clic.',
  teamAsk: 'Mon équipe peut-elle travailler avec moi ?',
  teamAnswer:
    'Oui. Invitez des personnes par e-mail pour administrer, modifier, tenir la caisse ou consulter. Chacune ne peut faire que ce que son rôle permet.',
  dataAsk: 'Que savez-vous de mes clients ?',
  dataAnswer:
    'Combien de fois et quand ils scannent, depuis quel pays et avec quel type de téléphone. Vous n’apprenez que les noms des personnes qui remplissent un formulaire sur votre page. Nous n’utilisons aucun réseau publicitaire, et les visiteurs peuvent refuser.',
  realAsk: 'Le nombre à côté du code ci-dessus est-il réel ?',
  realAnswer:
    'Oui. Il compte combien de fois ce code a été ouvert par des personnes, avec environ deux secondes de retard. Les programmes et les aperçus de liens ne sont pas comptés.',
  endAsk: 'Les codes cessent-ils un jour de fonctionner ?',
  endAnswer:
    'Seulement si vous le souhaitez : vous pouvez donner à un code un dernier jour ou un nombre de scans. Sinon, il fonctionne jusqu’à ce que vous le supprimiez.',
  pricesTitle: 'Tarifs',
};
