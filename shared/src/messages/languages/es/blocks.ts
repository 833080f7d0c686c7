import type { Messages } from '../../messages.js';

export const blocks: Messages['blocks'] = {
  leaveEmpty: 'Deje este campo vacío',
  optional: '(opcional)',
  pleaseChoose: 'Elija una opción',
  form: 'Formulario',
  send: 'Enviar',
  noAnswersNow:
    'Ahora mismo no podemos recibir respuestas. Inténtelo de nuevo en unos minutos. El resto de esta página funciona.',
  openInMaps: 'Abrir en mapas',
  showMap: 'Mostrar el mapa',
  loadingMap: 'Cargando el mapa…',
  noMap: 'No podemos mostrar el mapa aquí. Use «Abrir en mapas».',
  mapOf: 'Mapa: {place}',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  twoFingers: 'Use dos dedos para mover el mapa',
  scrollKey: 'Mantenga pulsada la tecla Ctrl y desplácese para ampliar el mapa',
  scrollKeyMac: 'Mantenga pulsada la tecla ⌘ y desplácese para ampliar el mapa',
  picture: 'Imagen {number}',
  video: 'Vídeo',
  watchVideo: 'Ver el vídeo',
  opensIn: 'Abre {player} en una pestaña nueva',
  thePlayer: 'el reproductor',
  website: 'Sitio web',
  over: 'Ha llegado el momento.',
  days: '{count, plural, one {<number>#</number> día} many {<number>#</number> días} other {<number>#</number> días}}',
  hours:
    '{count, plural, one {<number>#</number> hora} many {<number>#</number> horas} other {<number>#</number> horas}}',
  minutes:
    '{count, plural, one {<number>#</number> minuto} many {<number>#</number> minutos} other {<number>#</number> minutos}}',
  seconds:
    '{count, plural, one {<number>#</number> segundo} many {<number>#</number> segundos} other {<number>#</number> segundos}}',
  placeTime: '{when} (hora local: {place})',
};
