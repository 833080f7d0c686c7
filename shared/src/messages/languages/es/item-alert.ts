import type { Messages } from '../../messages.js';

export const itemAlert: Messages['itemAlert'] = {
  title: 'Avíseme cuando vuelva',
  text: 'Le enviamos un solo correo cuando pueda comprarlo de nuevo y después borramos su dirección.',
  sentText:
    'Le hemos enviado un correo con un enlace. Ábralo y confirme, y le avisaremos cuando pueda comprarlo de nuevo.',
  confirmText: 'Recibirá un solo correo en {email} cuando {storeName} vuelva a tener {name}.',
  onText: 'Recibirá un solo correo en {email} cuando {storeName} vuelva a tener {name}. Después borramos su dirección.',
  stoppedText: 'No recibirá ningún correo sobre este producto.',
  openItem: 'Ver el producto',
};
