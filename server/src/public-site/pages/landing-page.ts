import type { PageDocument } from '@swapt/shared/contract';
import type { PostedForm } from '@swapt/shared/form';
import { localeOf } from '@swapt/shared/messages';
import { textsOf, type Texts } from '@swapt/shared/messages/words';
import { countdownDate } from '@swapt/shared/page/countdown-date';
import { themeSheet, themeVariables } from '@swapt/shared/page/theme';
import { pictureOf } from '@swapt/shared/page/document';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import {
  type PublicPage,
  type PublishedPage,
  codeOfVisit,
  readReturn,
  readableAddress,
} from '../../modules/pages/pages.service.js';
import { makePageToken } from '../../modules/submissions/submissions.service.js';
import { describeAgent } from '../../platform/visit/describe-agent.js';
import type { Services } from '../../platform/services.js';
import { cookieQuestion } from './cookie-question.js';
import { ledOn } from './led-on.js';
import type { PublicReply } from '../public-page.js';
import { previewSize } from '../previews/drawn-previews.js';
import { pagePreviewPath } from '../previews/page-previews.js';

const most = { code: 64, email: 254 } as const;

/** What the address of a page brings along. */
export interface Visit {
  /** The scanned code that led here. */
  code: string | undefined;
  /** Found by its short name, or signed by us, it is one of the page's organization. */
  isCodeKnown?: boolean;
  /** Of the code, where the page was opened at its short address: there it stays, and comes back to. */
  slug?: string;
  email: string | undefined;
  /** What a code passes on, for the inputs of these names. */
  forwarded?: URLSearchParams;
}

export function visitOf({ query }: FastifyRequest): Visit {
  const { code, email } = Object(query) as Record<string, unknown>;
  const text = (value: unknown, length: number) =>
    typeof value === 'string' && value.length <= length ? value : undefined;
  return { code: text(code, most.code), email: text(email, most.email) };
}

interface Shown {
  /** What the visitor sent and has to correct. */
  posted?: PostedForm | undefined;
  /** The database is away: nothing can be sent at the moment. */
  isReadOnly: boolean;
  /** Where the address of the request does not say it. */
  visit?: Visit;
}

/** A page for a visitor. */
export async function landingPage(
  services: Services,
  page: PublishedPage,
  request: FastifyRequest,
  { posted, isReadOnly, visit = visitOf(request) }: Shown,
): Promise<PublicReply> {
  const { config } = services;
  const { page_id: pageId, org_id: orgId, org_name: orgName, visitor_mode: visitorMode, document } = page;
  const codeId = await codeIdOf(services, orgId, visit, isReadOnly);
  return {
    status: posted ? 422 : 200,
    ...styleOf(page, config),
    data: {
      screen: 'page',
      kind: 'shown',
      orgName,
      pageId,
      document: ledOn(document, config.publicUrl, { page_id: pageId, ...(codeId && { code_id: codeId }) }),
      dates: datesOf(document),
      system: systemOf(request),
      action: formPath(config, page, visit.slug),
      token: await makePageToken(services, { orgId, pageId, ...(codeId && { codeId }) }),
      ...(posted && { posted }),
      ...(isReadOnly && { isReadOnly }),
      // What somebody has to correct is not to be lost by an answer.
      ...(!posted && cookieQuestion(request, { orgId, visitorMode })),
      prefill: prefillOf(document, visit),
      mapStyle: config.mapStyle ?? '',
    },
    orgId,
    isUnlisted: !page.is_findable,
    ...(config.mapStyle && { connect: config.mapStyle }),
  };
}

async function codeIdOf(
  { db }: Services,
  orgId: string,
  { code, isCodeKnown }: Visit,
  isReadOnly: boolean,
): Promise<string | null> {
  if (code === undefined || isCodeKnown) return code ?? null;
  return isReadOnly ? null : db.org(orgId, (tx) => codeOfVisit(tx, orgId, code));
}

/** The path of a page that people can read, where it has one. */
export const readablePath = (config: Config, page: PublishedPage): string =>
  new URL(readableAddress(config, page)).pathname;

/** Where its forms are posted: the short address that it was opened at, else the path of the page that people can read. */
const formPath = (config: Config, page: PublishedPage, slug: string | undefined): string =>
  slug === undefined ? readablePath(config, page) : `/${slug}`;

/** What a visitor comes back to. Their answers are shown to who holds the id of the exchange. */
export async function returnedPage(
  services: Services,
  page: PublishedPage,
  { exchangeId, slug }: { exchangeId: string } & Pick<Visit, 'slug'>,
): Promise<PublicReply> {
  const { root } = page.document;
  const returned = await readReturn(services, page, { exchange_id: exchangeId });
  return {
    status: 200,
    ...styleOf(page, services.config),
    title: returned.title || textsOf(root.props.language).page('thankYou'),
    isUnlisted: true,
    // It is theirs alone.
    isKeptNowhere: true,
    data: {
      screen: 'page',
      kind: 'return',
      orgName: page.org_name,
      ...returned,
      pageId: page.page_id,
      back: formPath(services.config, page, slug),
      language: root.props.language,
    },
    orgId: page.org_id,
  };
}

/** Why there is nothing to see, kindly. Who came by a code, at its short name, can ask to be told when there is. */
export function missingPage(
  page: Exclude<PublicPage, { kind: 'published' }>,
  { page: own, summaries }: Texts,
  slug?: string,
): PublicReply {
  if (page.kind === 'unknown') {
    return {
      status: 404,
      title: own('unknownTitle'),
      description: summaries('unknownPageText'),
      data: { screen: 'page', kind: 'unknown' },
    };
  }
  if (page.kind === 'freed') {
    return {
      status: 410,
      title: own('deletedTitle'),
      description: summaries('freedText'),
      data: { screen: 'page', kind: 'freed' },
    };
  }
  const { kind, org_id: orgId, org_name: orgName } = page;
  const description = {
    draft: () => own('draftText', { orgName }),
    paused: () => summaries('pausedPageText'),
    deleted: () => summaries('deletedPageText', { orgName }),
  };
  return {
    // A page that is stopped looks paused, as a code does; here too it is not said by whom.
    status: kind === 'deleted' ? 410 : 404,
    title: own(`${kind}Title`),
    description: description[kind](),
    data: { screen: 'page', kind, orgName, ...(kind !== 'paused' && slug !== undefined && { slug }) },
    // It wears nobody's colours then, since they may be somebody else's.
    ...(kind !== 'paused' && { orgId, isDeadEnd: true }),
  };
}

/** When the page's countdowns end, in words of its language. */
function datesOf({ root, content }: PageDocument): Record<string, string> {
  const { blocks, language } = textsOf(root.props.language);
  const dates = content.flatMap(({ type, props }) =>
    type === 'countdown' && props.at !== null
      ? [[props.id, countdownDate(props.at, props.zone, localeOf(language), blocks)] as const]
      : [],
  );
  return Object.fromEntries(dates);
}

function styleOf(page: PublishedPage, config: Config) {
  const { org_name: orgName, document } = page;
  const { title, description, language, theme } = document.root.props;
  const picture = pictureOf(document);
  return {
    title: title || orgName,
    description,
    language,
    style: themeSheet(theme),
    themeColour: themeVariables(theme)['--lp-background'] ?? '',
    preview: {
      url: readableAddress(config, page),
      image: picture ?? { url: pagePreviewPath(page), alt: '', ...previewSize },
    },
  };
}

const systems: Record<string, 'ios' | 'android'> = { iOS: 'ios', Android: 'android' };
const systemOf = ({ headers }: FastifyRequest) => systems[describeAgent(headers['user-agent'] ?? '').system] ?? 'other';

/** What somebody need not type: the address that a link in a mail brought along, and what a code passes on. */
function prefillOf({ content }: PageDocument, { email, forwarded }: Visit): Record<string, string> {
  const inputs = content.flatMap((block) => (block.type === 'form' ? block.props.inputs : []));
  const filled = inputs.flatMap(({ name, input_type: type }) => {
    const value = forwarded?.get(name) ?? (type === 'email' ? email : undefined);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(filled);
}
