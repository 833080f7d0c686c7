import type { Messages } from '../../messages.js';

export const answers: Messages['answers'] = {
  tooLong: 'Use como máximo {limit} caracteres. Su respuesta tiene {length}.',
  agree: 'Dé su consentimiento aquí antes de enviar el formulario.',
  tick: 'Marque «{label}».',
  choose: 'Elija una respuesta para «{label}».',
  fillIn: 'Rellene «{label}».',
  email: 'Escriba una dirección de correo, por ejemplo nombre@example.com.',
  phone: 'Escriba un número de teléfono con sus cifras, por ejemplo +34 612 34 56 78.',
  phoneOfCountry: 'Escriba el número con el prefijo del país, por ejemplo +34 612 34 56 78.',
  number: 'Escriba un número, por ejemplo 12 o 3,5.',
  date: 'Elija una fecha entre 1900 y 2099.',
  inList: 'Elija una de las respuestas de la lista.',
  tickOrNot: 'Marque la casilla o déjela vacía.',
  notAsked: 'Este formulario no tiene esta pregunta.',
};
