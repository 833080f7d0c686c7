import type { Messages } from '../../messages.js';

export const deleteAlert: Messages['deleteAlert'] = {
  title: 'Eliminar sus datos',
  lead: 'Si ha rellenado un formulario, la organización que lo gestiona tiene sus respuestas. Escriba su dirección de correo y le enviaremos un enlace por cada organización que tenga datos suyos. Allí decidirá qué eliminar.',
  email: 'Su dirección de correo',
  emailHint: 'La dirección que usó en el formulario. La usamos solo para este correo.',
  sendLink: 'Recibir el enlace',
  sending: 'Enviando…',
  sentTitle: 'Revise su bandeja de entrada',
  sentText: 'Si una organización tiene aquí datos sobre su dirección, recibirá un correo con un enlace.',
  sentAdvice:
    'No eliminamos nada hasta que abra el enlace y lo confirme. Si no recibe ningún correo en unos minutos, nadie tiene aquí datos suyos.',
  askTitle: 'Confirmar la eliminación',
  askLead: '¿Quiere eliminar estos datos?',
  willDelete: 'Eliminaremos para siempre:',
  cancel: 'Cancelar',
  delete: 'ELIMINAR',
  who: '{email}, tal como la conoce {orgName}',
  lostAccount: 'su nombre, su dirección de correo y su acceso',
  lostMemberships: 'su pertenencia a cada organización y las claves API que ha creado',
  lostOrganization: '{orgName}, con sus códigos, páginas y clientes, porque no tiene otros miembros',
  lostContact: 'esta dirección de correo en {orgName}, y el nombre y el teléfono que dio con ella',
  lostAlerts:
    '{count, plural, one {su petición de aviso sobre un código o producto} many {sus peticiones de aviso sobre # códigos y productos} other {sus peticiones de aviso sobre # códigos y productos}}',
  lostForms:
    '{count, plural, one {el formulario que envió con ella, con todas las respuestas} many {los # formularios que envió con ella, con todas las respuestas} other {los # formularios que envió con ella, con todas las respuestas}}',
  lostScans:
    '{count, plural, one {la relación entre usted y un escaneo (lo seguimos contando, pero sin usted)} many {la relación entre usted y # escaneos (los seguimos contando, pero sin usted)} other {la relación entre usted y # escaneos (los seguimos contando, pero sin usted)}}',
  lostNotes: 'las notas del equipo sobre usted',
  keptTitle: 'No se ha eliminado nada',
  keptText: 'Nada ha cambiado. Si cambia de opinión, el enlace de su correo vale durante un día.',
  deletedTitle: 'Sus datos se han eliminado',
  deletedText: 'Los hemos eliminado para siempre. Nadie puede recuperarlos.',
  blockedTitle: 'Su cuenta aún no se puede eliminar',
  openProfile: 'Abrir su perfil',
  overTitle: 'Este enlace ya no funciona',
  overText: 'Ya se ha usado, tiene más de un día o no queda nada que eliminar.',
  askAgain: 'Pedir un enlace nuevo',
};
