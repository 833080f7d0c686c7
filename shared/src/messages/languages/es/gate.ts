import type { Messages } from '../../messages.js';

export const gate: Messages['gate'] = {
  asksPassword: '{orgName} pide una contraseña',
  asksAge: '{orgName} pregunta su edad',
  asksPlace: '{orgName} pide su ubicación',
  codeFrom: 'Un código de {orgName}',
  passwordHint: 'Si no la tiene, pídala a {orgName}.',
  tooManyTries: 'Demasiados intentos. Espere un rato e inténtelo de nuevo.',
  limited: 'Este código se puede usar un número limitado de veces. Pulse el botón cuando quiera usarlo.',
  whyAge: 'Este código lleva a páginas distintas según la edad. Usamos su respuesta una sola vez y no la guardamos.',
  ageOrOlder: 'Tengo {age} años o más',
  ageUnder: 'Tengo menos de {age} años',
  ageExactly: 'Tengo {age} años',
  ageBetween: 'Tengo entre {from} y {to} años',
  whyPlace: 'Este código lleva a páginas distintas según el lugar. Usamos su ubicación una sola vez y no la guardamos.',
  noPlace: 'No hemos podido obtener su ubicación. Puede continuar sin ella.',
  finding: 'Buscando su ubicación…',
  useMyPlace: 'Usar mi ubicación',
  useWithoutPlace: 'Usar sin mi ubicación',
  continueWithoutPlace: 'Continuar sin mi ubicación',
};
