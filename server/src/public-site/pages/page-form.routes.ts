import { hiddenFields } from '@swapt/shared/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPastVisit } from '../../modules/submissions/submissions.service.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { type FormPage, pageFormLimits, pathOf, refusedForm, takePageForm, thanksAt } from './page-form.js';
import { pageById, pageByName } from './page.routes.js';
import { orNobody, ownerOfPage } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { SendPublicPage } from '../public-page.js';

type Find<Params> = (request: FastifyRequest<{ Params: Params }>) => Promise<FormPage>;

/** `POST /page/:id` and `POST /pitviper/:name`: the forms of a landing page that was opened at its own address. */
export async function registerPageForm(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await pageForm<{ id: string }>('/page/:id', ({ params }) => pageById(services, params.id));
  await pageForm<{ name: string }>('/pitviper/:name', async ({ params, body }) => {
    const named = await pageByName(services, params.name);
    if (named.value.kind !== 'freed' && named.value.kind !== 'unknown') return named;
    // It was given another name since the form was opened.
    const visit = await readPastVisit(services, fieldOf(body, hiddenFields.token));
    return visit ? pageById(services, visit.pageId) : named;
  });

  async function pageForm<Params>(path: string, find: Find<Params>): Promise<void> {
    await publicForm<Params>(app, services, send, {
      path,
      ...pageFormLimits,
      pageAddress: async (request) => pathOf(services, await find(request)) ?? request.url,
      trap: {
        field: hiddenFields.trap,
        thanks: async (request) => thanksAt(pathOf(services, await find(request)) ?? request.url),
      },
      take: async (request, reply) => takePageForm(services, send, await find(request), request, reply),
      owner: (request) => orNobody(async () => ownerOfPage((await find(request)).value)),
      refuse: (error, request, reply) => refusedForm(services, error, () => find(request), request, reply),
    });
  }
}
