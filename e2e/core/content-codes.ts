import { ApiError, type Call } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';

type Made = Omit<Api['codes.create']['in'], 'org_id' | 'name' | 'slug'>;

const target = 'https://example.com/';
const zone = 'Europe/Rome';

/** What shoppers see of codes that hold something, ask first or do not work now, by a short name for its picture. */
const kinds: Record<string, { code: Made; page: (slug: string, codeId: string) => string }> = {
  card: {
    code: {
      type: 'card',
      content: {
        name: 'Harbour Bakery',
        job: 'Bread and coffee',
        phone: '+49 30 123456',
        email: 'hello@example.com',
        city: 'Berlin',
      },
    },
    page: (_, codeId) => `/card/${codeId}`,
  },
  wifi: {
    code: { type: 'wifi', content: { ssid: 'Guests', security: 'WPA', password: 'mountain lake' } },
    page: (slug) => `/c/${slug}`,
  },
  event: {
    code: {
      type: 'event',
      content: {
        title: 'Bread evening',
        starts: '2027-03-05T18:00:00Z',
        ends: '2027-03-05T21:00:00Z',
        zone,
        place: 'At the oven',
      },
    },
    page: (slug) => `/c/${slug}`,
  },
  app: {
    code: { type: 'app', content: { ios: 'https://apps.example.com/1', android: 'https://play.example.com/1' } },
    page: (slug) => `/c/${slug}`,
  },
  'asks-password': { code: { type: 'link', target, password: 'mountain lake' }, page: (slug) => `/code/${slug}` },
  'asks-place': {
    code: {
      type: 'link',
      target,
      scan_limit: 50,
      rules: [
        {
          when: [{ kind: 'place', latitude: 52.52, longitude: 13.4, radius: 500 }],
          target: 'https://example.com/near',
        },
      ],
    },
    page: (slug) => `/code/${slug}`,
  },
  'asks-age': {
    code: {
      type: 'link',
      target,
      rules: [{ when: [{ kind: 'age', from: 18 }], target: 'https://example.com/wine' }],
    },
    page: (slug) => `/code/${slug}`,
  },
  expired: { code: { type: 'link', target, expires_at: '2026-01-01T00:00:00Z' }, page: (slug) => `/${slug}` },
  'not-yet': { code: { type: 'link', target, starts_at: '2099-01-01T00:00:00Z' }, page: (slug) => `/${slug}` },
};

export async function createContentCodes(call: Call, orgId: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [kind, { code, page }] of Object.entries(kinds)) {
    const slug = `${kind}-${orgId.slice(-12)}`;
    const made = await call('codes.create', { org_id: orgId, name: `Code: ${kind}`, slug, ...code }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'code.slug_taken')) throw error;
      },
    );
    const codeId = made?.data.code_id ?? (await codeOf(call, orgId, slug));
    pages[`code-${kind}`] = page(slug, codeId);
  }
  return pages;
}

async function codeOf(call: Call, orgId: string, slug: string): Promise<string> {
  const { data } = await call('codes.list', { org_id: orgId, filter: { search: slug } });
  const found = data[0];
  if (!found) throw new Error(`There is no code ${slug}`);
  return found.code_id;
}
