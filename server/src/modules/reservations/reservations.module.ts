import { defineModule } from '../../platform/module.js';
import { missingReservations, openReservations, wrongReserved } from './reservations.checks.js';

export const reservationsModule = defineModule({
  tables: ['stock_reservations'],
  checks: {
    'reserved stock': wrongReserved,
    'reservations of orders that are over': openReservations,
    'orders without their stock': missingReservations,
  },
});
