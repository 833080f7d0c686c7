import { hiddenFields } from '@swapt/shared/form';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.js';
import { type FormPage, pageFormLimits, pathOf, refusedForm, takePageForm, thanksAt } from './page-form.js';
import { pageById, pageByName } from './page.routes.js';
import { publicForm } from './public-form.js';
import type { SendPublicPage } from './public-page.js';

type Find<Params> = (params: Params) => Promise<FormPage>;

/** `POST /page/:id` and `POST /pitviper/:name`: the forms of a landing page that was opened at its own address. */
export async function registerPageForm(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await pageForm<{ id: string }>('/page/:id', ({ id }) => pageById(services, id));
  await pageForm<{ name: string }>('/pitviper/:name', ({ name }) => pageByName(services, name));

  async function pageForm<Params>(path: string, find: Find<Params>): Promise<void> {
    await publicForm<Params>(app, services, send, {
      path,
      ...pageFormLimits,
      pageAddress: async ({ params, url }) => pathOf(services, await find(params)) ?? url,
      trap: {
        field: hiddenFields.trap,
        thanks: async ({ params, url }) => thanksAt(pathOf(services, await find(params)) ?? url),
      },
      take: async (request, reply) => takePageForm(services, send, await find(request.params), request, reply),
      refuse: async (error, request, reply) => refusedForm(services, error, await find(request.params), request, reply),
    });
  }
}
