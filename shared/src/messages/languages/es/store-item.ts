import type { Messages } from '../../messages.js';

export const storeItem: Messages['storeItem'] = {
  unknownTitle: 'Este producto no se vende aquí',
  unknownText: 'Puede que la tienda haya dejado de venderlo.',
  extras: 'Extras',
  extra: '{name}, {price} más',
  choose: 'Mostrar esta opción',
  notMade: 'Esta combinación no se vende.',
  quantity: 'Cantidad',
  add: 'Añadir al carrito',
  added: '{name} está en su carrito.',
  seeCart: 'Ver el carrito',
  noRoom: 'Su navegador no pudo guardar el carrito. Permita que este sitio guarde datos.',
  buy: 'Comprar ahora',
  cartNeedsScript: 'El carrito necesita JavaScript. «Comprar ahora» funciona sin él.',
  needsScript: 'El carrito necesita JavaScript. Actívelo o contacte con la tienda.',
  pictures: 'Imágenes',
  stockCard: 'Para su equipo: existencias de este producto',
};
