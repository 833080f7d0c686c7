import type { Messages } from '../../messages.js';

export const alert: Messages['alert'] = {
  email: 'Su correo electrónico',
  button: 'Avíseme',
  sending: 'Enviando …',
  sentTitle: 'Confirme su dirección',
  sentAdvice: '¿No ha llegado nada tras unos minutos? Mire en la carpeta de correo no deseado.',
  confirmTitle: '¿Le avisamos?',
  confirm: 'Sí, avíseme',
  stop: 'No, borre mi dirección',
  onTitle: 'Le avisaremos',
  stoppedTitle: 'Hemos borrado su dirección',
  overTitle: 'Este enlace ya no funciona',
  overText: 'Quizá ya le hemos avisado, ha borrado su dirección o el enlace es demasiado antiguo.',
};
