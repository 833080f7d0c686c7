import type { Messages } from '../../messages.js';

export const myOrders: Messages['myOrders'] = {
  title: 'Sus pedidos',
  at: 'Sus pedidos en {name}',
  ask: 'Escriba el correo con el que pidió. Le enviamos un código.',
  send: 'Enviar el código',
  sent: 'Si se pidió algo con {email}, un código está en camino. Vale {minutes} minutos.',
  code: 'Código del correo',
  show: 'Ver mis pedidos',
  wrong: 'El código no es correcto o es antiguo. Busque el correo más nuevo o pida otro.',
  again: 'Otra dirección o un código nuevo',
  none: 'No hay pedidos con esta dirección.',
  of: 'Pedidos de {email}',
};
