import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'Avíseme cuando funcione',
  text: 'Le enviamos un solo correo cuando este código funcione y después borramos su dirección.',
  sentText: 'Le hemos enviado un correo con un enlace. Ábralo y confirme, y le avisaremos cuando el código funcione.',
  confirmText: 'Recibirá un solo correo en {email} cuando el código de {orgName} funcione.',
  onText: 'Recibirá un solo correo en {email} cuando el código de {orgName} funcione. Después borramos su dirección.',
  stoppedText: 'No recibirá ningún correo sobre este código.',
  openCode: 'Abrir el código',
};
