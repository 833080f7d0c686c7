import { contract, type Operation } from '@swapt/shared/contract';

/** What some nouns of the contract are, in a sentence: the tags of the description. */
const sentences: Record<string, string> = {
  org: 'Organizations: a shop or company with its people. Everything else belongs to one.',
  userRole: 'Roles of the people in an organization.',
  invitations: 'Invitations to the caller, who accepts or declines them.',
  apiKey: 'The API key that programs of an organization call with.',
  terms: 'The terms of service. A person accepts them before anything else works.',
  operator: 'What the operator of the installation can do.',
  platform: 'Releases of the remotes of the console, for the operator of the installation.',
  codes: 'Codes: a printed square with a short address that leads where its owner says, and can be changed later.',
  bulkChanges:
    'Changes of many at once, such as codes, customers or notes, which go on in the background and can be cancelled and, but for erasures, undone.',
  urls: 'Short addresses for the same code, one for each channel.',
  files: 'Files that codes of type file show.',
  experiences: 'What a code can show besides a link: pages, notes, cards, files and events.',
  fields: 'The choices that forms and filters offer, with their labels.',
  aiqr: 'Pictures drawn around a code that phones can still scan.',
  reports: 'Reports about harmful codes or pages.',
  folders: 'Folders of codes.',
  analytics: 'How often, when and where people scanned codes and viewed pages.',
  customers: 'People who filled in a form, with what they did.',
  submissions: 'What people sent with forms.',
  account: 'The caller’s own account.',
  passkeys: 'Passkeys: a phone, a computer or a key that signs the caller in instead of a password.',
  secondFactor: 'The code of an app that signing in takes after the password.',
  sessions: 'Where the caller is signed in.',
  catalogs: 'Catalogs: assortments of products.',
  product: 'Products: what is sold, with its variants and their prices.',
  productImports: 'Tables of products, checked before anything is created.',
  items: 'The products of a catalog, in their order.',
  stores: 'Stores: what they sell, at which prices and how it gets to shoppers, and their stock.',
  events: 'Events at which stores sell at desks, from the first day to the last count.',
  pos: 'Desks of events: drawers, sales, receipts, and who stands there.',
  settlement: 'Settlements: what was counted at an event beside what was sold, signed off.',
  sales: 'Sales: what stores sold, one beside the other.',
  addons: 'Add-ons: what shoppers can add to an item of a store, at a price of its own.',
  orders: 'Orders: what shoppers bought in a store, how it gets to them and how it is paid.',
  payments: 'Payments by card, refunds, and the account that takes them.',
  discounts: 'Discounts: what takes something off the price of a cart, by a code or by itself.',
  promoLock: 'Promo locks: promo codes that open discounts at given codes, places and times.',
  masterKey: 'Master keys: what opens promo locks without place and limit, for people of the team.',
  campaigns: 'Campaigns: codes that run together between two dates.',
  jobs: 'What goes on in the background for an organization: what failed is run again or dismissed.',
  integrations: 'Connections to other services.',
  square:
    'Square: the authorization of an organization there, where its stores sell, and the terminals that take payments.',
  images: 'Pictures for pages and codes.',
  uploads: 'The pictures and files of an organization and the space that they use.',
  pages: 'Landing pages made of blocks, with drafts and published versions.',
  templates: 'Templates to start a page from.',
};

export const nounOf = (id: string) => id.split('.')[0] ?? id;

/** A noun in words: its sentence, else what its first operation does. */
export const aboutNoun = (noun: string): string =>
  sentences[noun] ??
  `${Object.entries<Operation>(contract).find(([id]) => nounOf(id) === noun)?.[1].summary ?? noun}, and what else can be done with them.`;
