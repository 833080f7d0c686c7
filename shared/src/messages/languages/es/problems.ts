import type { Messages } from '../../messages.js';

export const problems: Messages['problems'] = {
  notFoundTitle: 'Aquí no hay ninguna página',
  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  tooLargeTitle: 'Es demasiado de una vez',
  tooLargeText: 'Vuelva atrás, acorte lo que ha escrito y envíelo de nuevo.',
  tooManyTitle: 'Demasiados intentos a la vez',
  tooManyText: 'Espere un minuto y abra esta página de nuevo.',
  awayTitle: 'Ahora mismo no podemos mostrar esta página',
  awayText: 'Ábrala de nuevo dentro de un momento.',
  failedTitle: 'No podemos mostrar esta página',
  failedText: 'Algo ha fallado por nuestra parte. Inténtelo más tarde.',
  badTitle: 'Esta dirección no funciona',
  badText: 'No podemos leer la dirección o los datos enviados con ella. Vuelva atrás e inténtelo de nuevo.',
  crowdedTitle: 'Demasiadas páginas a la vez',
  crowdedText: 'Su red ha abierto muchísimas páginas. Espere un minuto e inténtelo de nuevo.',
  formLate: 'Esta página ha estado abierta mucho tiempo. Sus respuestas siguen aquí: pulse el botón de nuevo.',
  formEarly: 'Ha sido muy rápido. Sus respuestas siguen aquí: pulse el botón una vez más.',
  formBusy:
    'Su red ha enviado muchos formularios a la vez. Sus respuestas siguen aquí: inténtelo de nuevo en un minuto.',
  formWrong: 'Revise los campos marcados.',
  formAway:
    'Ahora mismo no podemos recibir respuestas. Sus respuestas siguen aquí: pulse el botón de nuevo en unos minutos.',
  chooseReason: 'Elija qué ocurre.',
  atMost: 'Use como máximo {limit} caracteres.',
  emailTypo: 'Esto no parece una dirección de correo. Compruebe si hay una errata o deje el campo vacío.',
  email: 'Escriba su dirección de correo, por ejemplo nombre@example.com.',
  mailedAlready: 'Ya hemos enviado varios correos a esta dirección. Búsquelos o inténtelo de nuevo en diez minutos.',
  lastOwner:
    'Una organización con más miembros necesita una persona propietaria. Nombre primero a otra persona propietaria.',
  reportLimit: 'Su red ha enviado hoy muchas denuncias. Inténtelo de nuevo mañana.',
  prompt: 'Escriba de qué trata la imagen.',
  targetMissing: 'Escriba una dirección.',
  targetRefused:
    'Esta dirección no se puede usar. Escriba la dirección completa de una página pública, por ejemplo https://example.com/pagina.',
  pictureLimit: 'Hoy no se pueden crear más imágenes aquí. Inténtelo de nuevo mañana o inicie sesión.',
  pictureBusy: 'En este momento se están creando muchas imágenes. Inténtelo de nuevo en un minuto.',
  pictureRefused: 'El modelo de IA ha rechazado estas palabras. Describa la imagen con otras palabras.',
  pictureFailed:
    'No hemos podido crear una imagen que los teléfonos puedan leer. Pruebe con otras palabras u otro estilo.',
  tryAgain: 'No ha funcionado. Inténtelo de nuevo en un minuto.',
  wait: 'Demasiados intentos. Espere un momento.',
};
