import type { Messages } from '../../messages.js';

export const hostHome: Messages['hostHome'] = {
  title: 'Le damos la bienvenida a {host}',
  text: 'A este sitio se llega escaneando uno de nuestros códigos. Apunte con la cámara de su teléfono a un código para continuar.',
  signIn: 'Iniciar sesión para gestionar los códigos',
  privacy: '¿Qué datos guardan cuando escaneo?',
};
