import type { CodeContent, CodeRule } from '@swapt/shared/contract';
import type { CodeType } from '@swapt/shared/values';

/** A code of the demo shop that has content of its own, leads by rules or works within limits. */
export interface DemoContentCode {
  slug: string;
  name: string;
  type: CodeType;
  target?: string;
  content?: CodeContent;
  rules?: CodeRule[];
  scan_limit?: number;
  tags?: string[];
  /** Scans on an ordinary day of the last weeks; those of a network join it from the print, uncounted. */
  perDay: number;
}

const shop = 'https://harbour-coffee.example';

export const demoContentCodes: DemoContentCode[] = [
  {
    slug: 'harbour-contact',
    perDay: 2,
    name: 'Contact at the counter',
    type: 'card',
    tags: ['inside'],
    content: {
      name: 'Harbour Coffee',
      job: 'Roastery and coffee bar',
      phone: '+44 20 7946 0958',
      email: 'hello@harbour-coffee.example',
      website: `${shop}/`,
      street: '4 Quay Street',
      zip: 'PO1 2QS',
      city: 'Portmouth',
      country: 'United Kingdom',
      description: 'Open every day, on weekdays from 7:30 to 18.\nFreshly roasted on Tuesdays.',
    },
  },
  {
    slug: 'harbour-wifi',
    perDay: 0,
    name: 'Wi-Fi on the tables',
    type: 'wifi',
    tags: ['inside'],
    content: { ssid: 'Harbour Guests', security: 'WPA', password: 'flat-white-please' },
  },
  {
    slug: 'harbour-week',
    perDay: 4,
    name: 'Door: breakfast or evening menu',
    type: 'link',
    target: `${shop}/menu`,
    tags: ['outside'],
    rules: [
      {
        name: 'Mornings',
        when: [{ kind: 'time', zone: 'Europe/London', from: '07:00', to: '11:30' }],
        target: `${shop}/breakfast`,
      },
      {
        name: 'Evenings at the end of the week',
        when: [{ kind: 'time', zone: 'Europe/London', from: '17:00', to: '19:00', days: [4, 5, 6] }],
        target: `${shop}/aperitivo`,
      },
      { name: 'In Italian', when: [{ kind: 'language', any: ['it'] }], target: `${shop}/it/menu` },
    ],
  },
  {
    slug: 'harbour-test',
    perDay: 5,
    name: 'Which poster brings more?',
    type: 'link',
    target: `${shop}/beans`,
    tags: ['poster'],
    rules: [
      {
        name: 'Two offers',
        when: [],
        variants: [
          { name: 'Free espresso', weight: 50, target: `${shop}/offer/espresso` },
          { name: 'Second bag half price', weight: 50, target: `${shop}/offer/half-price` },
        ],
      },
    ],
  },
  {
    slug: 'harbour-first-50',
    perDay: 1,
    name: 'First fifty: a free cookie',
    type: 'note',
    content: { text: 'Show this at the counter and get a cookie with your coffee.' },
    scan_limit: 50,
  },
];
