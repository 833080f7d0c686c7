/** What a new public page says until it gets words of its own, in the languages there are: nobody meets English in place of theirs. */
export const firstWords = {
  en: {
    title: 'Welcome to {orgName}',
    lead: 'There is nothing to see here yet.',
    summary: 'A page of {orgName}.',
    unknownTitle: 'There is no page here',
    unknownText: 'You may have mistyped the address, or the organization no longer exists.',
  },
  de: {
    title: 'Willkommen bei {orgName}',
    lead: 'Hier gibt es noch nichts zu sehen.',
    summary: 'Eine Seite von {orgName}.',
    unknownTitle: 'Hier gibt es keine Seite',
    unknownText: 'Vielleicht ist die Adresse vertippt, oder die Organisation gibt es nicht mehr.',
  },
  fr: {
    title: 'Bienvenue chez {orgName}',
    lead: 'Il n’y a encore rien à voir ici.',
    summary: 'Une page de {orgName}.',
    unknownTitle: 'Il n’y a pas de page ici',
    unknownText: 'L’adresse est peut-être mal saisie, ou l’organisation n’existe plus.',
  },
  es: {
    title: 'Le damos la bienvenida a {orgName}',
    lead: 'Aquí todavía no hay nada que ver.',
    summary: 'Una página de {orgName}.',
    unknownTitle: 'Aquí no hay ninguna página',
    unknownText: 'Puede que la dirección esté mal escrita o que la organización ya no exista.',
  },
  ar: {
    title: 'مرحبًا بكم لدى {orgName}',
    lead: 'لا يوجد شيء هنا بعد.',
    summary: 'صفحة من {orgName}.',
    unknownTitle: 'لا توجد صفحة هنا',
    unknownText: 'ربما كُتب العنوان خطأً، أو لم تعد المؤسسة موجودة.',
  },
};
