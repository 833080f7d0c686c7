import type { Messages } from '../../messages.js';

export const orderMail: Messages['orderMail'] = {
  hello: 'Hola:',
  placedSubject: 'Su pedido {number} en {storeName}',
  placedText: 'gracias por su pedido {number} en {storeName}.',
  readySubject: 'Su pedido {number} está listo',
  readyText: 'su pedido {number} en {storeName} está listo para recoger.',
  shippedSubject: 'Su pedido {number} está en camino',
  shippedText: '{storeName} ha enviado algo de su pedido {number}.',
  canceledSubject: 'Su pedido {number} en {storeName} se ha cancelado',
  canceledText: 'su pedido {number} en {storeName} se ha cancelado. No tiene que hacer nada.',
  pickUpAt: 'Dónde lo recoge:\n{place}',
  pickUpTime: 'Cuándo: {time}',
  payThere: 'Paga {total} al recogerlo.',
  discount: 'Descuento: −{amount}',
  delivery: 'Envío: {amount}',
  total: 'Total: {total}',
  see: 'Su pedido, tal como está ahora:',
  questions: '¿Preguntas? Contacte con la tienda:',
  codeSubject: 'Su código para {storeName}',
  codeText: 'alguien, probablemente usted, quiere ver qué se pidió en {storeName} con esta dirección. El código:',
  codeMinutes: 'Vale {minutes} minutos. Si no ha sido usted, no se lo dé a nadie e ignore este correo.',
};
