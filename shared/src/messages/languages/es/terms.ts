import type { Messages } from '../../messages.js';

export const terms: Messages['terms'] = {
  title: 'Condiciones de {orgName}',
  whoRuns: 'Quién gestiona esta página',
  whoRunsText:
    '{orgName} la ha hecho con Swapt y es responsable de su contenido. Para saber qué datos guardamos cuando escanea un código, consulte <privacy>Privacidad</privacy>.',
  platform: 'Condiciones del servicio entre las organizaciones y Swapt (en inglés)',
  noneLead: '{orgName} no tiene condiciones propias.',
  noneText:
    'No acepta nada al escanear un código o leer una página. Si un formulario pide su consentimiento, el texto junto a su botón dice para qué. Sus respuestas van a {orgName} y a nadie más. Envíe allí sus preguntas.',
  unknownTitle: 'Aquí no hay condiciones',
  unknownText: 'Puede que la dirección esté mal escrita o que la organización ya no exista.',
};
