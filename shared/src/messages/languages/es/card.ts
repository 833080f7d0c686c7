import type { Messages } from '../../messages.js';

export const card: Messages['card'] = {
  save: 'Guardar contacto',
  call: 'Llamar',
  write: 'Escribir un correo',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  website: 'Sitio web',
  address: 'Dirección',
};
