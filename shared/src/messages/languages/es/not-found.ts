import type { Messages } from '../../messages.js';

export const notFound: Messages['notFound'] = {
  title: 'Aquí no hay ninguna página',
  text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
};
