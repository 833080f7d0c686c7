import type { PublicScreenData, Shop } from '@swapt/shared/public';
import { apiError, renderPublicPage, type FakeApi } from '@swapt/shared/testing';
import { contribution } from '../contribution.js';
import { screens } from '../remote.gen.js';
import { render, words } from '../server.js';

/** No shopper needs the count of views. */
const away: FakeApi = {
  'analytics.appendScan': () => {
    throw apiError('server.unavailable');
  },
};

/** Opens a screen as the server makes it and the browser takes it over. */
export const openScreen = (data: PublicScreenData, language = 'en', shop?: Shop, api: FakeApi = {}) =>
  renderPublicPage({ contribution, screens, words, render }, data, { ...away, ...api }, language, shop);
