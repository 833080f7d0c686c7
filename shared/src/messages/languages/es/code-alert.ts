import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'Avíseme cuando funcione',
  text: 'Le enviamos un solo correo cuando este código funcione y después borramos su dirección.',
  email: 'Su correo electrónico',
  button: 'Avíseme',
  sending: 'Enviando …',
  sentTitle: 'Confirme su dirección',
  sentText: 'Le hemos enviado un correo con un enlace. Ábralo y confirme, y le avisaremos cuando el código funcione.',
  sentAdvice: '¿No ha llegado nada tras unos minutos? Mire en la carpeta de correo no deseado.',
  confirmTitle: '¿Le avisamos?',
  confirmText: 'Recibirá un solo correo en {email} cuando el código de {orgName} funcione.',
  confirm: 'Sí, avíseme',
  stop: 'No, borre mi dirección',
  onTitle: 'Le avisaremos',
  onText: 'Recibirá un solo correo en {email} cuando el código de {orgName} funcione. Después borramos su dirección.',
  stoppedTitle: 'Hemos borrado su dirección',
  stoppedText: 'No recibirá ningún correo sobre este código.',
  overTitle: 'Este enlace ya no funciona',
  overText: 'Quizá ya le hemos avisado, ha borrado su dirección o el enlace es demasiado antiguo.',
  openCode: 'Abrir el código',
};
