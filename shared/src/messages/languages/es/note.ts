import type { Messages } from '../../messages.js';

export const note: Messages['note'] = {
  title: 'Una nota de {orgName}',
  writtenOn: 'Escrita el <time>{day}</time>',
  unknownTitle: 'No podemos mostrar esta nota',
  unknownText: 'Puede que se haya eliminado o que solo el equipo pueda leerla. Revise cada letra de la dirección.',
  forTeam: 'Si forma parte del equipo, la encontrará en la consola, en Notes.',
  signInToOpen: 'Iniciar sesión para abrirla',
};
