import type { Messages } from '../../messages.js';

export const deleteAlert: Messages['deleteAlert'] = {
  title: 'Supprimer vos données',
  lead: 'Si vous avez rempli un formulaire, l’organisation qui le gère a vos réponses. Saisissez votre adresse e-mail, et nous vous enverrons un lien pour chaque organisation qui a des données sur vous. Vous y déciderez ce qui doit être supprimé.',
  email: 'Votre adresse e-mail',
  emailHint: 'L’adresse que vous avez indiquée dans le formulaire. Nous ne l’utilisons que pour cet e-mail.',
  sendLink: 'Recevoir le lien',
  sending: 'Envoi…',
  sentTitle: 'Veuillez consulter votre boîte de réception',
  sentText: 'Si une organisation a ici des données liées à votre adresse, vous recevrez un e-mail avec un lien.',
  sentAdvice:
    'Nous ne supprimons rien avant que vous ayez ouvert le lien et confirmé. Si vous ne recevez aucun e-mail dans les prochaines minutes, personne n’a ici de données sur vous.',
  askTitle: 'Confirmer la suppression',
  askLead: 'Voulez-vous supprimer ces données ?',
  willDelete: 'Nous supprimerons définitivement :',
  cancel: 'Annuler',
  delete: 'SUPPRIMER',
  who: '{email}, telle que {orgName} la connaît',
  lostAccount: 'votre nom, votre adresse e-mail et votre accès',
  lostMemberships: 'votre appartenance à chaque organisation et les clés API que vous avez créées',
  lostOrganization: '{orgName}, avec ses codes, ses pages et ses clients, car elle n’a pas d’autres membres',
  lostContact:
    'cette adresse e-mail chez {orgName}, ainsi que le nom et le numéro de téléphone que vous avez donnés avec elle',
  lostAlerts:
    '{count, plural, one {votre demande d’être prévenu pour un code ou un produit} many {vos demandes d’être prévenu pour # codes et produits} other {vos demandes d’être prévenu pour # codes et produits}}',
  lostForms:
    '{count, plural, one {le formulaire que vous avez envoyé avec elle, avec toutes les réponses} many {les # formulaires que vous avez envoyés avec elle, avec toutes les réponses} other {les # formulaires que vous avez envoyés avec elle, avec toutes les réponses}}',
  lostScans:
    '{count, plural, one {le lien entre vous et un scan (nous le comptons toujours, mais sans vous)} many {le lien entre vous et # scans (nous les comptons toujours, mais sans vous)} other {le lien entre vous et # scans (nous les comptons toujours, mais sans vous)}}',
  lostNotes: 'les notes de l’équipe sur vous',
  keptTitle: 'Rien n’a été supprimé',
  keptText: 'Rien n’a changé. Si vous changez d’avis, le lien dans votre e-mail reste valable un jour.',
  deletedTitle: 'Vos données ont été supprimées',
  deletedText: 'Nous les avons supprimées définitivement. Personne ne peut les rétablir.',
  blockedTitle: 'Votre compte ne peut pas encore être supprimé',
  openProfile: 'Ouvrir votre profil',
  overTitle: 'Ce lien ne fonctionne plus',
  overText: 'Il a déjà été utilisé, il date de plus d’un jour, ou il n’y a plus rien à supprimer.',
  askAgain: 'Demander un nouveau lien',
};
