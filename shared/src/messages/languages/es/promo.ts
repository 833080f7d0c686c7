import type { Messages } from '../../messages.js';

export const promo: Messages['promo'] = {
  title: 'Una oferta de {orgName}',
  lead: 'Escriba el código de la promoción que le han dicho o que figura en el cartel.',
  code: 'Código de la promoción',
  open: 'Abrir la oferta',
  opening: 'Abriendo…',
  whyPlace:
    'Este código solo se abre en ciertos lugares, por eso preguntamos dónde está. Usamos su ubicación una sola vez y la guardamos solo con 100 metros de precisión, sin su nombre.',
  openHere: 'Abrir con mi ubicación',
  finding: 'Buscando su ubicación…',
  placeRefused:
    'Su navegador no nos ha dicho dónde está. Permita la ubicación para esta página en sus ajustes y pulse el botón de nuevo. O pregunte en el puesto: allí pueden abrirlo con una llave.',
  needsScript:
    'Sin JavaScript, este navegador no puede decir dónde está. Pregunte en el puesto: allí pueden abrirlo con una llave.',
  withKey: 'Alguien del puesto lo abre con una llave',
  key: 'Llave del puesto',
  wrongCode: 'Este código no abre nada aquí. Compruebe cómo se escribe.',
  tooFar: 'Está demasiado lejos. Acérquese al puesto y pulse el botón de nuevo.',
  noPlace: 'Este código se abre en ciertos lugares. Pulse el botón para decir dónde está.',
  otherCode: 'Este código se abre en el puesto. Escanee primero el código QR que hay allí.',
  notNow: 'Este código no se abre en este momento.',
  usedUp: 'Este código se ha usado todas las veces posibles.',
  usedByYou: 'Ha usado este código todas las veces que puede una persona.',
  wrongKey: 'Esta llave no abre este código.',
  tries: 'Han sido muchos intentos. Espere un cuarto de hora.',
  openTitle: '{offer}: está abierta para usted',
  openFor: 'Sigue abierta {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  howOn: 'Vaya a la tienda y haga su pedido. Al pagar, el código {code} ya está escrito.',
  atTheTill: 'En la caja del puesto, diga el código {code}.',
  gives: 'Lo que obtiene',
  toShop: 'Ir a {name}',
};
