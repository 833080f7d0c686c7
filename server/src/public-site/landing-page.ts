import type { PageDocument } from '@swapt/shared/contract';
import type { PostedForm } from '@swapt/shared/form';
import { localeOf } from '@swapt/shared/messages';
import { textsOf, type Texts } from '@swapt/shared/messages/words';
import { countdownDate } from '@swapt/shared/page/countdown-date';
import { themeSheet, themeVariables } from '@swapt/shared/page/theme';
import { pictureOf } from '@swapt/shared/page/document';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.js';
import {
  type PublicPage,
  type PublishedPage,
  codeOfVisit,
  pageAddress,
  readReturn,
} from '../modules/pages/pages.service.js';
import { makePageToken } from '../modules/submissions/submissions.service.js';
import { describeAgent } from '../platform/visit/describe-agent.js';
import type { Services } from '../platform/services.js';
import type { PublicReply } from './public-page.js';

const most = { code: 64, email: 254 } as const;

/** What the address of a page brings along. */
export interface Visit {
  /** The scanned code that led here. */
  code: string | undefined;
  email: string | undefined;
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
}

/** A page for a visitor. */
export async function landingPage(
  services: Services,
  page: PublishedPage,
  request: FastifyRequest,
  { posted, isReadOnly }: Shown,
): Promise<PublicReply> {
  const { config, db } = services;
  const { page_id: pageId, org_id: orgId, org_name: orgName, document } = page;
  const { code, email } = visitOf(request);
  const codeId = code === undefined || isReadOnly ? null : await db.org(orgId, (tx) => codeOfVisit(tx, orgId, code));
  return {
    status: posted ? 422 : 200,
    ...styleOf(page, config),
    data: {
      screen: 'page',
      kind: 'shown',
      orgName,
      pageId,
      document,
      dates: datesOf(document),
      system: systemOf(request),
      action: `/page/${pageId}${codeId ? `?code=${codeId}` : ''}`,
      token: await makePageToken(services, { orgId, pageId, ...(codeId && { codeId }) }),
      ...(posted && { posted }),
      ...(isReadOnly && { isReadOnly }),
      prefill: email ? prefillOf(document, email) : {},
      mapStyle: config.mapStyle ?? '',
    },
    orgId,
    ...(config.mapStyle && { connect: config.mapStyle }),
  };
}

/** What a visitor comes back to. Their answers are shown to who holds the id of the exchange. */
export async function returnedPage(services: Services, page: PublishedPage, exchangeId: string): Promise<PublicReply> {
  const { root } = page.document;
  const returned = await readReturn(services, page, { exchange_id: exchangeId });
  return {
    status: 200,
    ...styleOf(page, services.config),
    title: returned.title || textsOf(root.props.language).page('thankYou'),
    isUnlisted: true,
    data: {
      screen: 'page',
      kind: 'return',
      orgName: page.org_name,
      ...returned,
      pageId: page.page_id,
      language: root.props.language,
    },
    orgId: page.org_id,
  };
}

/** Why there is nothing to see, kindly. */
export function missingPage(
  page: Exclude<PublicPage, { kind: 'published' }>,
  { page: own, summaries }: Texts,
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
    data: { screen: 'page', kind, orgName },
    orgId,
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

function styleOf({ page_id: pageId, org_name: orgName, document }: PublishedPage, config: Config) {
  const { title, description, language, theme } = document.root.props;
  const picture = pictureOf(document);
  return {
    title: title || orgName,
    description,
    language,
    style: themeSheet(theme),
    themeColour: themeVariables(theme)['--lp-background'] ?? '',
    preview: {
      url: pageAddress(config, pageId),
      ...(picture && { image: { ...picture, url: `${config.publicUrl}${picture.url}` } }),
    },
  };
}

const systems: Record<string, 'ios' | 'android'> = { iOS: 'ios', Android: 'android' };
const systemOf = ({ headers }: FastifyRequest) => systems[describeAgent(headers['user-agent'] ?? '').system] ?? 'other';

/** The address that a link in a mail brought along, for the inputs that ask for it. */
function prefillOf({ content }: PageDocument, email: string): Record<string, string> {
  const inputs = content.flatMap((block) => (block.type === 'form' ? block.props.inputs : []));
  return Object.fromEntries(inputs.filter(({ input_type }) => input_type === 'email').map(({ name }) => [name, email]));
}
