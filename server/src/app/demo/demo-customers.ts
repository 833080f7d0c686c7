/** Somebody who joined the demo shop's club by its form. Numbers and addresses are reserved for examples. */
export interface DemoCustomer {
  first: string;
  last: string;
  email: string;
  phone?: string;
  interest: 'New roasts' | 'Tastings' | 'Everything';
  tags?: string[];
  note?: string;
}

export const demoCustomers: DemoCustomer[] = [
  {
    first: 'Maren',
    last: 'Holt',
    email: 'maren.holt@example.com',
    phone: '+447700900114',
    interest: 'Tastings',
    tags: ['regular', 'tasting'],
    note: 'Oat milk. Comes with the running group on Saturdays.',
  },
  { first: 'Tom', last: 'Ashby', email: 'tom.ashby@example.com', interest: 'New roasts', tags: ['regular'] },
  { first: 'Priya', last: 'Nair', email: 'priya.nair@example.com', phone: '+447700900162', interest: 'Everything' },
  {
    first: 'Jonas',
    last: 'Weber',
    email: 'jonas.weber@example.com',
    interest: 'New roasts',
    tags: ['wholesale'],
    note: 'Asked for a price list for his café.',
  },
  { first: 'Claire', last: 'Dubois', email: 'claire.dubois@example.com', interest: 'Tastings', tags: ['tasting'] },
  { first: 'Owen', last: 'Marsh', email: 'owen.marsh@example.com', interest: 'Everything' },
  {
    first: 'Sofia',
    last: 'Rossi',
    email: 'sofia.rossi@example.com',
    phone: '+447700900187',
    interest: 'Tastings',
    tags: ['regular', 'tasting'],
  },
  { first: 'Liam', last: 'Byrne', email: 'liam.byrne@example.com', interest: 'New roasts' },
  { first: 'Hana', last: 'Sato', email: 'hana.sato@example.com', interest: 'Everything', tags: ['regular'] },
];

/** Who gave another address the second time, with the same number: the team may find that the two are one. */
export const demoSecondMail = {
  of: 'maren.holt@example.com',
  email: 'maren@holt-yoga.example',
} as const;

export const demoSegments = [
  { name: 'Tasting guests', filter: { tags: ['tasting'] } },
  { name: 'Not seen for a month', filter: { seen: 'not_30day' } },
] as const;
