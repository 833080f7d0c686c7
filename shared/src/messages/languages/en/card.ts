export const card = {
  save: 'Save contact',
  call: 'Call',
  write: 'Write an e-mail',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  address: 'Address',
} as const;
