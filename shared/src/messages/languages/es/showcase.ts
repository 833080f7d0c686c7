import type { Messages } from '../../messages.js';

export const showcase: Messages['showcase'] = {
  title: 'El código de la página de inicio',
  scanned: 'Eso ha sido un escaneo',
  lead: 'Está viendo una página real detrás de un código real. El número junto al código de nuestra página de inicio acaba de subir.',
  make: 'Crear mi propio código',
  happenedTitle: 'Qué acaba de pasar',
  happened:
    '- Su teléfono leyó una dirección corta en el código y la abrió\n- Swapt vio qué idioma prefiere su teléfono y eligió esta página\n- El escaneo se contó, y lo impreso sigue igual cuando la página cambia',
  menu: 'Así podría recibirle una cafetería',
  coffee: 'Flat white',
  coffeeText: 'Doble espresso, leche sedosa.',
  croissant: 'Cruasán de mantequilla',
  croissantText: 'Recién hecho a las seis; a las once casi no quedan.',
  cake: 'Tarta de queso con frutos rojos',
  cakeText: 'Con salsa templada.',
  notReal: 'Esto es una demostración. La cafetería no existe y aquí no se puede pedir nada.',
};
