import type { Messages } from '../../messages.js';

export const newPage: Messages['newPage'] = {
  returnTitle: 'Gracias',
  returnText: 'Hemos recibido su mensaje y nos pondremos en contacto con usted.',
  heroTitle: 'Su título',
  heroText: 'Una o dos frases sobre lo que se encuentra aquí.',
  text: 'Escriba su texto aquí.',
  videoTitle: 'Ver el vídeo',
  button: 'Abrir',
  link: 'Un primer enlace',
  productTitle: 'Nuestros favoritos',
  product: 'Un primer producto',
  formTitle: 'Sigamos en contacto',
  formWelcome: 'Cuéntenos algo sobre usted. Lleva menos de un minuto.',
  formConsent:
    'Acepto que guarden mis respuestas y se pongan en contacto conmigo por mi solicitud. Puedo pedir que las borren en cualquier momento.',
  formSend: 'Enviar',
  countdownTitle: 'Empieza en',
  countdownOver: 'Ya ha empezado.',
  mapTitle: 'Dónde estamos',
  consent: 'Explique aquí cómo usa los datos de sus visitantes.',
};
