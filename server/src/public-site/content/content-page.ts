import { localeOf } from '@swapt/shared/messages';
import type { Language, Texts } from '@swapt/shared/messages/words';
import type { CardScreenData, ContentScreenData } from '@swapt/shared/public';
import { toSvg } from '@swapt/shared/qr';
import { defaultQrStyle } from '@swapt/shared/values';
import { type ContentRow, eventWords, hasTimes, printedText } from '../../modules/code-content/code-content.service.js';
import { fileAddress } from '../../modules/codes/codes.service.js';
import { kindOf, showAs } from '../../modules/files/files.service.js';
import { fileSize } from '../../platform/file-size.js';
import type { KnownCode } from '../../modules/short-links/short-links.service.js';
import type { Services } from '../../platform/services.js';
import type { PublicReply } from '../public-page.js';

type Shown<Data> = PublicReply & { data: Data };

type Say = Texts & { language: Language };

/** The page of a code's own content; nothing for a code that leads elsewhere. */
export function contentPage(
  services: Services,
  code: KnownCode,
  row: ContentRow,
  texts: Say,
): Shown<ContentScreenData> | undefined {
  const data = dataOf(services, code, row, texts);
  if (!data) return undefined;
  const { title, description } = wordsOf(data, texts);
  const picture = data.kind === 'file' && data.show === 'picture' ? data.url : undefined;
  return {
    ...{ status: 200, title, description, data, orgId: code.orgId, isUnlisted: true },
    ...(picture && { preview: { image: { url: picture, alt: title } } }),
  };
}

function dataOf(
  { config }: Services,
  { slug, orgName, orgId }: KnownCode,
  { type, content, file }: ContentRow,
  { language, summaries }: Say,
): ContentScreenData | undefined {
  const page = { screen: 'content' as const, slug, orgName };
  const { title = '', description = '', text = '', place = '', zone = 'UTC', starts = '' } = content;
  if (type === 'note') return { ...page, kind: 'note', text };
  if (type === 'file' && file) {
    const shown = {
      url: fileAddress(orgId, file.file_id),
      show: showAs(file.media),
      about: fileWords(file, language, summaries),
    };
    return { ...page, kind: 'file', title: title || file.name, description, ...shown };
  }
  if (type === 'event') {
    const times = { when: eventWords(content, localeOf(language)), starts: hasTimes(content) ? starts : '', zone };
    return { ...page, kind: 'event', title, description, place, ...times, ics: `/c/${slug}/event.ics` };
  }
  if (type === 'wifi') {
    const { ssid = '', password = '', security = 'none' } = content;
    const svg = toSvg(printedText(config, { type, content, slug }), defaultQrStyle);
    return {
      ...page,
      kind: 'wifi',
      ssid,
      password,
      security,
      picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    };
  }
  if (type !== 'app') return undefined;
  const { ios = '', android = '', other = '' } = content;
  return { ...page, kind: 'app', title: title || summaries('app', { orgName }), ios, android, other };
}

function wordsOf(page: ContentScreenData, { content: own, summaries }: Say): { title: string; description: string } {
  const { orgName } = page;
  const from = summaries('fromOrg', { orgName });
  switch (page.kind) {
    case 'note':
      return { title: own('noteTitle', { orgName }), description: page.text.slice(0, 160) };
    case 'file':
      return { title: page.title, description: page.description.slice(0, 160) || `${page.about}. ${from}` };
    case 'event':
      return { title: page.title, description: [page.when, page.place, from].filter(Boolean).join('. ') };
    case 'wifi':
      return { title: summaries('wifi', { ssid: page.ssid }), description: summaries('wifiText', { orgName }) };
    case 'app':
      return { title: page.title, description: summaries('appText', { orgName }) };
  }
}

/** `PDF, 2.4 MB` */
function fileWords(
  { media, bytes }: { media: string; bytes: number },
  language: Language,
  summaries: Texts['summaries'],
) {
  return summaries(kindOf(media), { size: fileSize(bytes, localeOf(language)) });
}

/** A contact. */
export function cardPage(
  { slug, orgName, orgId, codeId }: KnownCode,
  { content }: ContentRow,
  { summaries }: Texts,
): Shown<CardScreenData> {
  const { image_id: imageId, ...card } = content;
  const photo = imageId && `/images/${orgId}/${imageId}`;
  const data: CardScreenData = {
    screen: 'card',
    slug,
    orgName,
    card,
    vcf: `/card/${codeId}/contact.vcf`,
    ...(photo && { photo }),
  };
  const about = [card.job, card.company].filter(Boolean).join(', ') || summaries('fromOrg', { orgName });
  return {
    ...{ status: 200, title: card.name ?? '', description: about, data, orgId, isUnlisted: true },
    ...(photo && { preview: { image: { url: photo, alt: card.name ?? '' } } }),
  };
}
