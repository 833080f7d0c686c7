import { isForShoppers } from './public-listener.js';

describe('the listener for shoppers', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/?q=1'],
    ['GET', '/summer-menu?q=1'],
    ['HEAD', '/summer-menu'],
    ['GET', '/r/mf-public/1.0.0/remoteEntry.js'],
    ['GET', '/assets/public.js'],
    ['GET', '/registry'],
    ['GET', '/privacy'],
    ['POST', '/privacy'],
    ['POST', '/telemetry/remote'],
    ['POST', '/telemetry/csp'],
    ['POST', '/api/codes/resolve'],
    ['POST', '/api/analytics/append-scan'],
  ])('lets through %s %s', (method, url) => expect(isForShoppers(method, url)).toBe(true));

  it.each([
    ['GET', '/admin'],
    ['GET', '/Admin'],
    ['GET', '/admin/my-codes'],
    ['GET', '/%61dmin'],
    ['GET', '//admin'],
    ['GET', '/./admin'],
    ['GET', '/auth/login'],
    ['GET', '/authorize?client_id=x'],
    ['POST', '/oauth/token'],
    ['GET', '/dev/mailbox'],
    ['GET', '/metrics'],
    ['GET', '/docs'],
    ['POST', '/api/codes/list'],
    ['POST', '/api/codes/%72esolve'],
    ['GET', '/v1/api_key'],
    ['POST', '/registry/mf-codes/promote'],
    ['DELETE', '/summer-menu'],
    ['POST', '/telemetry'],
    ['GET', '/.well-known/openid-configuration'],
  ])('holds back %s %s', (method, url) => expect(isForShoppers(method, url)).toBe(false));
});
