/** Addresses of the screens of events and desks. */
export const deskPaths = {
  home: '/admin/desk',
  order: (id: string) => `/admin/order/edit/${id}`,
  desk: (sessionId: string) => `/admin/desk/${sessionId}`,
  events: (storeId: string) => `/admin/store/${storeId}/events`,
  event: (storeId: string, eventId: string) => `/admin/store/${storeId}/events/${eventId}`,
  settlements: (storeId: string, eventId: string) => `/admin/store/${storeId}/${eventId}/settlements`,
  analytics: (storeId: string, eventId: string) => `/admin/store/${storeId}/analytics/${eventId}`,
};
